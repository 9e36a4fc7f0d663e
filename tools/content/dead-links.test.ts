import { expect, test } from "vitest";
import { addressesOfSite, linksIn } from "./dead-links.ts";

test("a link of a form leads to a page of the site or to another site", async () => {
  const addresses = await addressesOfSite();
  const linksTo = (href: string) => linksIn({ link: { label: "More", href } }, addresses);
  for (const href of ["", "/contact", "/contact#form", "https://www.irs.gov/"])
    expect(linksTo(href)).toEqual([]);
  expect(linksTo("/nowhere")).toEqual(["href: /nowhere; there is no such page on the site"]);
});
