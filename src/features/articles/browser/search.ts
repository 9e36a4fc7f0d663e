/** Loaded at the first search: fetches the index and shows what it finds. */
import { firmTimeZone } from "#content/firm.ts";
import type { searchWords } from "#content/pages/knowledge-bank.ts";
import { today } from "#wording/dates.ts";
import { fillIn } from "#wording/fill-in.ts";
import { type Findings, type FoundPage, openIndex } from "../search/find-pages.ts";
import {
  cardsOfList,
  choiceInAddress,
  choiceInWords,
  matches,
  readFilterWords,
} from "./filter-choice.ts";

const form = required<HTMLFormElement>("form[data-search]");
const input = required<HTMLInputElement>("form[data-search] input");
const listing = required<HTMLElement>("[data-listing]");
const filters = required<HTMLElement>("[data-filters]");
const results = required<HTMLElement>("[data-results]");
const status = required<HTMLElement>("[data-listing-status]");
const cards = cardsOfList();
const cardOf = new Map(cards.map((card) => [card.querySelector("a")?.pathname, card]));
const words: typeof searchWords = JSON.parse(form.dataset.words ?? "{}");
const thisYear = Number(today(firmTimeZone).slice(0, 4));

const index = fetch(form.dataset.index ?? "")
  .then((answer) => (answer.ok ? answer.json() : Promise.reject(answer.status)))
  .then((read) => openIndex(read, thisYear));
index.catch(() => {});

async function search(): Promise<void> {
  const query = input.value.trim();
  keepInAddress(query);
  if (!query) return leave();
  try {
    const findings = (await index)(query);
    if (query === input.value.trim()) show(query, findings);
  } catch {
    leave();
    status.textContent = words.failed;
  }
}

function show(query: string, { found: all, meant = "" }: Findings): void {
  searching(true);
  const choice = choiceInAddress();
  const choices = choiceInWords(choice, readFilterWords());
  // A page without a card, such as a specialty's, has no reader, category or year.
  const found = all.filter(({ page }) => {
    const card = cardOf.get(page.href);
    return card ? matches(card, choice) : !choices;
  });
  results.replaceChildren(...found.map(resultItem));
  results.hidden = found.length === 0;
  listing.hidden = true;
  const count = fillIn(found.length === 1 ? words.oneResult : words.manyResults, {
    count: found.length,
  });
  status.textContent = fillIn(sentenceFor(found.length, meant, choices), {
    ...{ results: count, query, meant, choices },
  });
  noteFound(new Set(all.map(({ page }) => page.href)));
  showAboveKeyboard();
}

/** Moves the field to the top of the window if its results would begin in the lower half. */
function showAboveKeyboard(): void {
  const isTyping = document.activeElement === input;
  if (isTyping && status.getBoundingClientRect().top > innerHeight / 2)
    form.scrollIntoView({ block: "start" });
}

function sentenceFor(found: number, meant: string, choices: string): string {
  if (found === 0) return choices ? words.noneAmong : words.none;
  if (meant) return words.foundInstead;
  return choices ? words.foundAmong : words.found;
}

/** The filters count what the search has found; without a search, all articles. */
function noteFound(found: ReadonlySet<string> | undefined): void {
  for (const [href = "", card] of cardOf)
    card.toggleAttribute("data-missed", found !== undefined && !found.has(href));
  document.dispatchEvent(new Event("search-changed"));
}

/** The page's opening takes less room, so that results begin under the field. */
function searching(now: boolean): void {
  filters.toggleAttribute("data-searching", now);
}

function leave(): void {
  searching(false);
  results.hidden = true;
  listing.hidden = false;
  status.textContent = "";
  noteFound(undefined);
}

function resultItem({ page, sections }: FoundPage): HTMLElement {
  const link = (to: string, text: string) => element("a", { href: to }, text);
  const title = element("h3", {}, link(page.href, page.title));
  const { year = thisYear } = page;
  const mark = year < thisYear ? ` · ${fillIn(words.earlierYear, { year })}` : "";
  const facts = element("p", { className: "result-facts" }, page.facts, mark);
  // The sentence of an article is on its card already, so the index does not carry it again.
  const excerpt =
    page.excerpt ?? cardOf.get(page.href)?.querySelector("[data-excerpt]")?.textContent;
  const sentence = element("p", { className: "result-excerpt" }, excerpt ?? "");
  const places = sections.map(({ anchor, heading }) =>
    element("li", {}, link(`${page.href}#${anchor}`, heading)),
  );
  return element(
    "li",
    {},
    title,
    facts,
    sentence,
    ...(places.length ? [element("ul", {}, ...places)] : []),
  );
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

/** From the field down into the results and back up with the arrow keys; Escape empties the field. */
function moveByArrows(event: KeyboardEvent): void {
  if (event.key === "Escape") {
    input.value = "";
    input.dispatchEvent(new Event("input"));
    input.focus();
    return;
  }
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step || results.hidden) return;
  const stops = [input, ...results.querySelectorAll("a")];
  const next = stops[stops.indexOf(document.activeElement as HTMLAnchorElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** Back and reload lead to the same search; what is typed is a subject, never personal data. */
function keepInAddress(query: string): void {
  const address = new URL(location.href);
  if (query) address.searchParams.set("q", query);
  else address.searchParams.delete("q");
  history.replaceState(null, "", address);
}

function required<E extends Element>(selector: string): E {
  const element = document.querySelector<E>(selector);
  if (!element) throw new Error(`The page has no ${selector}`);
  return element;
}

input.addEventListener("input", search);
form.addEventListener("submit", () => results.querySelector("a")?.focus());
document.addEventListener("filters-changed", () => {
  if (input.value.trim()) search();
});
for (const place of [input, results]) place.addEventListener("keydown", moveByArrows);
if (input.value) search();
