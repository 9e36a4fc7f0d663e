import { expect, onTestFinished, test, vi } from "vitest";
import { followLinks } from "./follow-links.ts";

const ours = "https://www.ledgerwell.example";
const scheduler = "https://times.test/call?firm=1";
const visit = "partner=fortune&placement=talk";

/** Follows a link on a page of ours during a partner's visit, and returns where it leads. */
function followed(
  link: { href: string; target?: string },
  click: Partial<MouseEvent> = {},
): string {
  const anchor = { target: "", ...link, getAttribute: () => link.href };
  const page = Object.assign(new EventTarget(), {
    querySelector: (selector: string) =>
      selector.startsWith("meta") ? { content: `/book ${scheduler}` } : null,
  });
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", {});
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("location", { search: `?${visit}`, origin: ours });
  onTestFinished(() => void vi.unstubAllGlobals());
  followLinks();
  const event = new Event(click.type ?? "click");
  const target = { closest: () => anchor };
  page.dispatchEvent(Object.defineProperties(event, { target: { value: target } }));
  return anchor.href;
}

test.each([
  ["in this tab, which keeps the visit", { href: "/fees" }, {}, "/fees"],
  ["into a new tab", { href: "/book", target: "_blank" }, {}, `${ours}/book?${visit}`],
  ["with the middle button", { href: "/fees" }, { type: "auxclick" }, `${ours}/fees?${visit}`],
  ["to the firm's scheduler", { href: scheduler }, {}, `${scheduler}&utm_source=fortune`],
  ["to another site", { href: "https://else.test/" }, {}, "https://else.test/"],
])("a link %s", (_, link, click, leadsTo) => {
  expect(followed(link, click)).toBe(leadsTo);
});
