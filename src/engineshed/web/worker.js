// Stands in when a page cannot be fetched: shows the page that says so. Everything else goes its way.
const PAGE = "/offline";
const FILES = ["client.js", "client.css", ...["tokens", "parts", "pieces", "site", "table", "home", "me"].map((name) => `styles/${name}.css`)].map(
  (name) => `/static/${name}`,
);

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open("offline").then((cache) => cache.addAll([PAGE, ...FILES])));
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

/** Something that was sent is not sent again by itself: back to the form, which then cannot be fetched either. */
async function gone(request) {
  if (request.method !== "GET") return Response.redirect(request.referrer || "/", 303);
  return (await caches.match(PAGE)) ?? Response.error();
}

/** Fonts never change: whatever page has used one, the page that says that nobody answers has it, too. */
async function font(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open("offline")).put(request, answer.clone());
  return answer;
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => gone(request)));
  else if (new URL(request.url).pathname.startsWith("/static/fonts/")) event.respondWith(font(request));
  else if (FILES.includes(new URL(request.url).pathname))
    event.respondWith(fetch(request).catch(async () => (await caches.match(request)) ?? Response.error()));
});

// A notice of the house: shown once, also if it was sent again; a click leads to the table.
self.addEventListener("push", (event) => {
  const said = event.data?.json() ?? {};
  const options = { body: said.body ?? "", tag: said.id, icon: "/static/styles/icon.svg", data: { link: said.link ?? "/" } };
  event.waitUntil(self.registration.showNotification(said.title ?? "Engineshed", options));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const link = new URL(event.notification.data?.link ?? "/", self.location.origin);
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((windows) => {
      const open = windows.find((window) => new URL(window.url).pathname === link.pathname);
      return open ? open.focus() : self.clients.openWindow(link.pathname);
    }),
  );
});
