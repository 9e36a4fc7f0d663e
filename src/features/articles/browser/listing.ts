/** The listing's own behaviours, without React. The search itself is loaded when it is first used. */
import { fillIn } from "#wording/fill-in.ts";
import {
  type Choice,
  cardsOfList,
  choiceInAddress,
  choiceInWords,
  type FilterName,
  filterLinks,
  filterNames,
  matches,
  readFilterWords,
} from "./filter-choice.ts";

startFilters();
loadSearchWhenUsed();

/** Shows the cards that the address asks for: `?category=tax-updates&year=2026`. */
function startFilters(): void {
  const links = filterLinks();
  const cards = cardsOfList();
  const more = document.querySelector<HTMLDetailsElement>("[data-filters] details");
  const status = document.querySelector("[data-listing-status]");
  const words = readFilterWords();

  // `data-missed` is set by the search on cards of articles that it did not find.
  const count = (choice: Choice) =>
    cards.filter((card) => !card.hasAttribute("data-missed") && matches(card, choice)).length;

  const updateLinks = (choice: Choice) => {
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
  };

  const follow = (announce: boolean) => {
    const choice = choiceInAddress();
    updateLinks(choice);
    if (more && (choice.category || choice.year)) more.open = true;
    for (const card of cards) card.hidden = !matches(card, choice);
    placeStartFirst(choice.reader, cards);
    const found = cards.filter(({ hidden }) => !hidden).length;
    if (status && (announce || found === 0)) {
      const articles =
        found === 1 ? words.oneArticle : fillIn(words.manyArticles, { count: found });
      const choices = choiceInWords(choice, words);
      const sentence = found > 0 ? words.found : words.none;
      status.textContent = choices ? fillIn(sentence, { articles, choices }) : articles;
    }
    // While a search is shown, it narrows its results and says how many there are.
    document.dispatchEvent(new Event("filters-changed"));
  };

  for (const link of links)
    link.addEventListener("click", (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      history.pushState(null, "", link.href);
      follow(true);
      showResults();
    });
  window.addEventListener("popstate", () => follow(true));
  document.addEventListener("search-changed", () => updateLinks(choiceInAddress()));
  follow(false);
}

function placeStartFirst(reader: string, cards: readonly HTMLElement[]): void {
  const inList = cards.filter(({ tagName }) => tagName === "LI");
  const starts = inList.filter(({ dataset }) => dataset.startFor === reader);
  inList[0]?.parentElement?.prepend(...new Set([...starts, ...inList]));
}

/** Moves the filters to the top of the window if what they leave would begin in its lower half. */
function showResults(): void {
  const filters = document.querySelector("[data-filters]");
  if (filters && filters.getBoundingClientRect().bottom > innerHeight / 2)
    filters.scrollIntoView({ block: "start" });
}

/** Keeps what was searched for. */
function addressOf(choice: Choice): string {
  const address = new URL(location.href);
  for (const name of filterNames) {
    if (choice[name]) address.searchParams.set(name, choice[name]);
    else address.searchParams.delete(name);
  }
  return address.pathname + address.search;
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
