/**
 * Opens each `data-open-from` disclosure on a screen of that width. The stylesheet shows them there
 * anyway; this also tells a screen reader, and takes them out of the way of the Tab key.
 */
for (const fold of document.querySelectorAll<HTMLDetailsElement>("details[data-open-from]")) {
  const wide = matchMedia(`(width >= ${fold.dataset.openFrom})`);
  const openOnPhone = fold.open;
  const follow = () => {
    fold.open = wide.matches || openOnPhone;
    const summary = fold.querySelector("summary");
    if (summary) summary.tabIndex = wide.matches ? -1 : 0;
  };
  wide.addEventListener("change", follow);
  if (wide.matches) follow();
  // Contents that stay open push down what was picked in them.
  if (fold.hasAttribute("data-contents"))
    fold.addEventListener("click", (event) => {
      if (!wide.matches && (event.target as Element).closest("a")) fold.open = false;
    });
}
