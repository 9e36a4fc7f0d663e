import { findMistakes } from "./content/find-mistakes.ts";

const t = performance.now();
console.log((await findMistakes()).join("\n"));
console.log(performance.now() - t);
