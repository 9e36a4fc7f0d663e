import type { filterWords } from "#content/pages/knowledge-bank.ts";
import { fillIn } from "#wording/fill-in.ts";

export const filterNames = ["reader", "category", "year"] as const;
export type FilterName = (typeof filterNames)[number];
/** The chosen value of each filter; empty for all. */
export type Choice = Record<FilterName, string>;

export const filterLinks = () => [
  ...document.querySelectorAll<HTMLAnchorElement>("a[data-filter]"),
];

export const cardsOfList = () => [...document.querySelectorAll<HTMLElement>("[data-card]")];

export function readFilterWords(): typeof filterWords {
  const holder = document.querySelector<HTMLElement>("[data-filter-words]");
  return JSON.parse(holder?.dataset.filterWords ?? "{}");
}

/** What the address asks for: `?reader=employed&year=2026`. Unknown values count as all. */
export function choiceInAddress(): Choice {
  const asked = new URLSearchParams(location.search);
  const links = filterLinks();
  const known = (name: FilterName) => {
    const value = asked.get(name) ?? "";
    const isKnown = ({ dataset }: HTMLElement) =>
      dataset.filter === name && dataset.value === value;
    return links.some(isKnown) ? value : "";
  };
  return { reader: known("reader"), category: known("category"), year: known("year") };
}

export function matches(card: HTMLElement, choice: Choice): boolean {
  return filterNames.every(
    (name) => !choice[name] || card.dataset[name]?.split(" ").includes(choice[name]),
  );
}

/** `for employed doctors on tax year 2026`; empty if nothing is chosen. */
export function choiceInWords(choice: Choice, words: typeof filterWords): string {
  const links = filterLinks();
  const label = (name: FilterName) =>
    links.find(({ dataset }) => dataset.filter === name && dataset.value === choice[name])?.dataset
      .label ?? "";
  return filterNames
    .filter((name) => choice[name])
    .map((name) =>
      name === "reader"
        ? words.reader[choice.reader as keyof typeof words.reader]
        : fillIn(words[name], { [name]: label(name) }),
    )
    .join(" ");
}
