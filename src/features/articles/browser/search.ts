/** Loaded when somebody first searches: fetches the index and shows what it finds. */
import type { searchWords } from "#content/knowledge-bank.ts";
import { fillIn } from "#wording/fill-in.ts";
import { type Findings, openIndex } from "../find-articles.ts";
import { moveByArrows } from "./move-by-arrows.ts";
import { resultItem } from "./result-item.ts";

const form = required<HTMLFormElement>("form[data-search]");
const input = required<HTMLInputElement>("form[data-search] input");
const listing = required<HTMLElement>("[data-listing]");
const results = required<HTMLElement>("[data-results]");
const status = required<HTMLElement>("[data-listing-status]");
const words: typeof searchWords = JSON.parse(form.dataset.words ?? "{}");

const index = fetch(form.dataset.index ?? "")
  .then((answer) => (answer.ok ? answer.json() : Promise.reject(answer.status)))
  .then(openIndex);
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

function show(query: string, { found, meant = "" }: Findings): void {
  results.replaceChildren(...found.map(resultItem));
  results.hidden = found.length === 0;
  listing.hidden = true;
  const articles = fillIn(found.length === 1 ? words.oneArticle : words.manyArticles, {
    count: found.length,
  });
  const sentence = found.length === 0 ? words.none : meant ? words.foundInstead : words.found;
  status.textContent = fillIn(sentence, { articles, query, meant });
}

function leave(): void {
  results.hidden = true;
  listing.hidden = false;
  status.textContent = "";
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
document.addEventListener("leave-search", () => {
  input.value = "";
  leave();
});
moveByArrows(input, results);
if (input.value) search();
