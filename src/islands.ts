import type { ComponentType } from "react";

// biome-ignore lint/suspicious/noExplicitAny: each island takes its own props, checked where <Island> renders it
type Loader = () => Promise<ComponentType<any>>;

/** Every part of the site that runs React in the browser, by the name its page gives to `<Island>`. */
export const islands: Record<string, Loader> = {
  "examples-calculator": async () =>
    (await import("#features/examples-calculator/examples-calculator.tsx")).ExamplesCalculator,
  "presentations-gate": async () => (await import("#features/decks/gate/gate.tsx")).Gate,
  deck: async () => (await import("#pages/deck-island.tsx")).DeckIsland,
  "rd-calculator": async () =>
    (await import("#features/rd-calculator/rd-calculator.tsx")).RdCalculator,
};

if (import.meta.env.SPECIMEN)
  islands.specimen = async () => (await import("#pages/specimen-island.tsx")).SpecimenIsland;
