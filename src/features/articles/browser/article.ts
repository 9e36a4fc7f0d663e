/** The behaviours of an article page, without React: about a kilobyte. */
import "../../../design-system/reading/browser/open-when-wide.ts";
import { startChecklists } from "./checklists.ts";

startShare();
startChecklists();
markWhereReaderIs();

/** The browser's share sheet; without one, the link is copied and a live region says so. */
function startShare(): void {
  const button = document.querySelector<HTMLElement>("[data-share]");
  const status = document.querySelector("[data-share-status]");
  if (!button || !status) return;
  button.addEventListener("click", async () => {
    const url =
      document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;
    status.textContent = "";
    if (typeof navigator.share === "function") {
      // Closing the share sheet rejects: that is no fault, and the visitor needs no message.
      await navigator.share({ title: document.title, url }).catch(() => {});
      return;
    }
    try {
      // Undefined on a page without TLS.
      await navigator.clipboard.writeText(url);
      status.textContent = button.dataset.copied ?? "";
    } catch {
      status.textContent = `${button.dataset.notCopied} ${url}`;
    }
  });
}

/** Marks in the contents the section that the upper third of the window shows. */
function markWhereReaderIs(): void {
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
