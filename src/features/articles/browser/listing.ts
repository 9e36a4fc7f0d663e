/** The listing's own behaviours, without React. The search itself is loaded when it is first used. */

startFilter();
loadSearchWhenUsed();

/** Shows the cards of one category, named in the address: `?category=tax-updates`. */
function startFilter(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>("a[data-category]")];
  const cards = [...document.querySelectorAll<HTMLElement>("[data-card]")];
  const status = document.querySelector("[data-listing-status]");

  const follow = (say: boolean) => {
    const asked = new URLSearchParams(location.search).get("category");
    const link = links.find(({ dataset }) => dataset.category === asked) ?? links[0];
    const category = link?.dataset.category ?? "";
    for (const other of links)
      if (other === link) other.setAttribute("aria-current", "true");
      else other.removeAttribute("aria-current");
    for (const card of cards)
      card.hidden = category !== "" && !card.dataset.categories?.split(" ").includes(category);
    if (status && say) status.textContent = link?.dataset.says ?? "";
  };

  for (const link of links)
    link.addEventListener("click", (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      history.pushState(null, "", link.href);
      document.dispatchEvent(new Event("leave-search"));
      follow(true);
    });
  window.addEventListener("popstate", () => follow(false));
  follow(false);
}

function loadSearchWhenUsed(): void {
  const form = document.querySelector<HTMLFormElement>("form[data-search]");
  const input = form?.querySelector("input");
  if (!form || !input) return;
  // A module is loaded once, however often it is asked for.
  const load = () => import(/* @vite-ignore */ form.dataset.script ?? "");
  form.addEventListener("submit", (event) => event.preventDefault());
  input.addEventListener("focus", load);
  input.addEventListener("input", load);
  input.value = new URLSearchParams(location.search).get("q") ?? "";
  if (input.value) load();
}
