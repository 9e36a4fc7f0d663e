/** The listing's own behaviours, without React. The search itself is loaded when it is first used. */
import type { filterWords } from "#content/pages/knowledge-bank.ts";
import { fillIn } from "#wording/fill-in.ts";

const filterNames = ["category", "year"] as const;
type FilterName = (typeof filterNames)[number];
type Choice = Record<FilterName, string>;

startFilters();
loadSearchWhenUsed();

/** Shows the cards that the address asks for: `?category=tax-updates&year=2026`. */
function startFilters(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>("a[data-filter]")];
  const cards = [...document.querySelectorAll<HTMLElement>("[data-card]")];
  const status = document.querySelector("[data-listing-status]");
  const holder = document.querySelector<HTMLElement>("[data-filter-words]");
  const words: typeof filterWords = JSON.parse(holder?.dataset.filterWords ?? "{}");

  const linkFor = (name: FilterName, value: string) =>
    links.find(({ dataset }) => dataset.filter === name && dataset.value === value);
  const isShown = (card: HTMLElement, choice: Choice) =>
    filterNames.every(
      (name) => !choice[name] || card.dataset[name]?.split(" ").includes(choice[name]),
    );
  const count = (choice: Choice) => cards.filter((card) => isShown(card, choice)).length;

  const follow = (say: boolean) => {
    const asked = new URLSearchParams(location.search);
    const known = (name: FilterName) => linkFor(name, asked.get(name) ?? "")?.dataset.value ?? "";
    const choice = { category: known("category"), year: known("year") };
    for (const link of links) {
      const name = link.dataset.filter as FilterName;
      const value = link.dataset.value ?? "";
      const withThis = { ...choice, [name]: value };
      if (value === choice[name]) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
      link.href = addressOf(withThis);
      const number = link.querySelector("small");
      if (number) number.textContent = String(count(withThis));
    }
    for (const card of cards) card.hidden = !isShown(card, choice);
    const found = count(choice);
    if (status && (say || found === 0)) {
      const label = (name: FilterName) => linkFor(name, choice[name])?.dataset.label ?? "";
      const labels = { category: label("category"), year: label("year") };
      status.textContent = sentence(words, choice, labels, found);
    }
  };

  for (const link of links)
    link.addEventListener("click", (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      history.pushState(null, "", link.href);
      document.dispatchEvent(new Event("leave-search"));
      follow(true);
    });
  window.addEventListener("popstate", () => follow(true));
  follow(false);
}

function addressOf(choice: Choice): string {
  const chosen = filterNames.filter((name) => choice[name]);
  const query = new URLSearchParams(chosen.map((name) => [name, choice[name]]));
  return chosen.length > 0 ? `${location.pathname}?${query}` : location.pathname;
}

function sentence(
  words: typeof filterWords,
  choice: Choice,
  labels: Choice,
  found: number,
): string {
  const articles = found === 1 ? words.oneArticle : fillIn(words.manyArticles, { count: found });
  const { category, year } = choice;
  if (category && year) return fillIn(found > 0 ? words.both : words.none, { articles, ...labels });
  if (category) return fillIn(words.category, { articles, ...labels });
  return year ? fillIn(words.year, { articles, ...labels }) : articles;
}

function loadSearchWhenUsed(): void {
  const form = document.querySelector<HTMLFormElement>("form[data-search]");
  const input = form?.querySelector("input");
  const status = document.querySelector("[data-listing-status]");
  if (!form || !input) return;
  // A module is loaded once, however often it is asked for.
  const load = () =>
    import(/* @vite-ignore */ form.dataset.script ?? "").catch(() => {
      if (status) status.textContent = JSON.parse(form.dataset.words ?? "{}").failed;
    });
  const asked = () => new URLSearchParams(location.search).get("q") ?? "";
  form.addEventListener("submit", (event) => event.preventDefault());
  input.addEventListener("focus", load);
  input.addEventListener("input", load);
  const searchAsAsked = () => {
    if (input.value === asked()) return;
    input.value = asked();
    input.dispatchEvent(new Event("input"));
  };
  // Back and Forward lead to the search that the address names, or out of it.
  window.addEventListener("popstate", searchAsAsked);
  // Safari empties a field that takes no suggestions when Back brings its page out of memory: at
  // once, or on a busy machine a little later.
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) for (const delay of [0, 100, 500]) setTimeout(searchAsAsked, delay);
  });
  // What a visitor typed before this script ran takes precedence over the address.
  input.value ||= asked();
  if (input.value) load();
}
