// Walks through the vectors with the page's own picking: node picking_vectors.mjs OPTIONS.mjs VECTORS.json
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const { Picking } = await import(pathToFileURL(process.argv[2]).href);
const vectors = JSON.parse(readFileSync(process.argv[3], "utf-8"));

const walks = vectors.map(({ options, steps }) => {
  const picking = new Picking(options);
  return steps.map((step) => {
    const fits = "choose" in step ? picking.choose(String(step.choose)) : null;
    if (step.drop) picking.drop();
    return {
      next: [...picking.next()].sort(),
      taken: picking.taken(),
      complete: picking.complete(),
      extendable: picking.extendable(),
      fits,
    };
  });
});
console.log(JSON.stringify(walks));
