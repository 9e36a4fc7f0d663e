/** Marks in the contents the section that the upper third of the window shows. */
export function markWhereReaderIs(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>("[data-contents] a")];
  const headings = links.flatMap(({ hash }) => document.getElementById(hash.slice(1)) ?? []);
  const mark = () => {
    const place = headings.findLastIndex(
      (heading) => heading.getBoundingClientRect().top < innerHeight / 3,
    );
    links.forEach((link, index) => {
      if (index === place) link.setAttribute("aria-current", "location");
      else link.removeAttribute("aria-current");
    });
  };
  // Called whenever a heading crosses the line, in either direction.
  const line = new IntersectionObserver(mark, { rootMargin: "0px 0px -66%" });
  for (const heading of headings) line.observe(heading);
}
