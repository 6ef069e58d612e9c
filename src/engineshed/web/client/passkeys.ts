// Passkeys: asks the server for a question, lets the browser sign it, and sends the answer.
import { call } from "./net";
import { toast } from "./table";

interface Question {
  options: Record<string, unknown>;
  token: string;
}

async function ask(url: string): Promise<Question> {
  const answer = await call(url, { method: "POST" });
  return (await answer.json()) as Question;
}

async function send(url: string, token: string, credential: Credential | null): Promise<void> {
  if (!(credential instanceof PublicKeyCredential)) return;
  const body = JSON.stringify({ token, credential: credential.toJSON() as unknown });
  const answer = await call(url, { method: "POST", body, headers: { "Content-Type": "application/json" } });
  if (answer.ok) location.href = answer.redirected ? answer.url : "/me";
  else toast(((await answer.json()) as { detail?: string }).detail ?? "");
}

/** The name of the form becomes the account's, then the browser makes the passkey. */
async function make(form: HTMLFormElement): Promise<void> {
  if (!form.reportValidity()) return;
  const body = new URLSearchParams({ name: String(new FormData(form).get("name")) });
  const named = await call(form.action, { method: "POST", body });
  if (!named.ok) {
    toast(((await named.json()) as { detail?: string }).detail ?? "");
    return;
  }
  const { options, token } = await ask("/passkeys/new");
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as never);
  await send("/passkeys", token, await navigator.credentials.create({ publicKey }));
}

async function signIn(): Promise<void> {
  const { options, token } = await ask("/passkeys/ask");
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as never);
  await send("/passkeys/sign-in", token, await navigator.credentials.get({ publicKey }));
}

/** Six letters are a whole code: it is sent at once. */
function typed(field: HTMLInputElement): void {
  if (field.value.replace(/[^A-Za-z]/g, "").length === 6) field.form?.requestSubmit();
}

export function start(): void {
  document.addEventListener("click", (event) => {
    const button = (event.target as Element).closest<HTMLButtonElement>("[data-do]");
    const what = button?.dataset["do"];
    if (what === "passkey-new" && button?.form) make(button.form).catch(() => toast(button.dataset["said"] ?? ""));
    if (what === "passkey-in") signIn().catch(() => undefined);
  });
  document.addEventListener("input", (event) => {
    const field = event.target as HTMLInputElement;
    if (field.matches("[data-code]")) typed(field);
  });
}
