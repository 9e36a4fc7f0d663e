import {
  type BusinessComponent,
  largestFirst,
} from "#calculations/section-41/worksheet-answers.ts";
import { worksheetWords } from "#content/calculators/form-6765.ts";
import { researchFigure } from "#tax-law/research-figures.ts";
import { sectionGSince } from "#tax-law/tax-year.ts";
import { fillIn } from "#wording/fill-in.ts";

const words = worksheetWords.components;

export const componentName = ({ name }: BusinessComponent, number: number): string =>
  name || fillIn(words.legend, { number });

/** The components that Section G holds, largest first, and a sentence that names the others. */
export function componentsOfSectionG(components: readonly BusinessComponent[]) {
  const sectionGMost = researchFigure("research-section-g-component-maximum", sectionGSince);
  const sorted = largestFirst(components);
  const left = sorted.slice(sectionGMost);
  const names = left.map(({ component, number }) => componentName(component, number)).join(", ");
  return {
    held: sorted.slice(0, sectionGMost),
    /** `null` where Section G holds all. */
    left: left.length > 0 ? fillIn(words.left, { sectionGMost, names }) : null,
  };
}
