/** Beside the text the contents are always open; the stylesheet shows them, this says so. */
export function openContentsWhenWide(): void {
  const contents = document.querySelector<HTMLDetailsElement>("[data-contents]");
  if (!contents) return;
  const wide = matchMedia("(width >= 68rem)");
  const follow = () => {
    contents.open = wide.matches;
  };
  wide.addEventListener("change", follow);
  follow();
  contents.addEventListener("click", (event) => {
    if (!wide.matches && (event.target as Element).closest("a")) contents.open = false;
  });
}
