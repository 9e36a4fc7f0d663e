import { readKeptEstimate } from "#browser/kept-estimate.ts";
import { matchesCase } from "./matches-case.ts";

for (const root of document.querySelectorAll<HTMLElement>("[data-case-explorer]")) explore(root);

function explore(root: HTMLElement): void {
  const name = root.dataset.caseExplorer ?? "";
  const showsAll = root.dataset.showsAll ?? "";
  const buttons = [...root.querySelectorAll<HTMLButtonElement>("[data-filter]")];
  // The cases, and what is shown beside them.
  const items = [...root.querySelectorAll<HTMLElement>("[data-groups]")];
  const search = root.querySelector<HTMLInputElement>("input[type=search]");
  const empty = root.querySelector<HTMLElement>("[data-case-empty]");
  const emptyText = root.querySelector("template")?.content.textContent ?? "";

  const address = new URL(location.href);
  const asked = known(address.searchParams.get(name));
  let filter = asked ?? root.dataset.defaultFilter ?? showsAll;
  let chosen = asked !== undefined;

  function known(id: string | null): string | undefined {
    return buttons.find((button) => button.dataset.filter === id)?.dataset.filter;
  }

  function show(): void {
    let shown = 0;
    for (const item of items) {
      const visible = matchesCase({
        groups: (item.dataset.groups ?? "").split(" "),
        text: item.querySelector<HTMLElement>("[data-search-text]")?.dataset.searchText ?? "",
        filter: filter === showsAll ? undefined : filter,
        query: search?.value ?? "",
      });
      item.hidden = !visible;
      if (visible) shown++;
    }
    for (const button of buttons)
      button.setAttribute("aria-pressed", String(button.dataset.filter === filter));
    if (empty) empty.textContent = shown ? "" : emptyText;
  }

  /**
   * A visitor who has answered the calculator sees cases of the same practice type, unless a filter
   * was chosen. Called before the cards come into view, so that none changes in sight.
   */
  function followCalculator(): void {
    const kept = readKeptEstimate(root.dataset.keptKey ?? "");
    if (chosen || !kept?.practiceTypeIds.length) return;
    const filterOf: Record<string, string> = JSON.parse(root.dataset.filterOf ?? "{}");
    const [first = "", ...others] = new Set(kept.practiceTypeIds.map((id) => filterOf[id] ?? ""));
    filter = others.length > 0 ? showsAll : (known(first) ?? filter);
    show();
  }

  /** Defaults are left out of the address, to keep it short. `case` is the open dialog. */
  function remember(parameter: string, value: string | undefined): void {
    const url = new URL(location.href);
    if (value) url.searchParams.set(parameter, value);
    else url.searchParams.delete(parameter);
    history.replaceState(history.state, "", url);
  }

  function open(id: string | undefined): void {
    const dialog = document.getElementById(`${name}-${id}`);
    if (!(dialog instanceof HTMLDialogElement)) return;
    if (!dialog.open) dialog.showModal();
    remember("case", id);
    dialog.addEventListener("close", () => remember("case", undefined), { once: true });
  }

  for (const button of buttons)
    button.addEventListener("click", () => {
      filter = button.dataset.filter ?? showsAll;
      chosen = true;
      remember(name, filter === root.dataset.defaultFilter ? undefined : filter);
      show();
    });
  search?.addEventListener("input", show);
  for (const item of items)
    item.querySelector("[commandfor]")?.addEventListener("click", (event) => {
      event.preventDefault();
      open(item.dataset.case);
    });
  // Links elsewhere on the page to a case. They work without script, but this opens it without a
  // reload.
  for (const link of document.querySelectorAll<HTMLElement>("a[data-opens-case]"))
    link.addEventListener("click", (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      open(link.dataset.opensCase);
    });
  // A press on the backdrop has the dialog element as its target, never the content.
  for (const dialog of root.querySelectorAll("dialog"))
    dialog.addEventListener("click", (event) => {
      if (event.target === dialog) dialog.close();
    });

  show();
  if (root.dataset.keptKey)
    new IntersectionObserver(followCalculator, { rootMargin: "50%" }).observe(root);
  open(address.searchParams.get("case") ?? undefined);
}
