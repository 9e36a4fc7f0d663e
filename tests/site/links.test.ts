import { expect, test } from "vitest";
import { pages } from "../support/built-site.ts";
import { addressWithin, linksOn, whyDead } from "../support/site-links.ts";

test.each(pages)("links and files on $path all lead somewhere", ({ path }) => {
  const targets = linksOn(path).flatMap((url) => addressWithin(url, path) ?? []);
  const dead = targets.flatMap((target) => {
    const why = whyDead(target);
    return why ? `${target.pathname}${target.hash}: ${why}` : [];
  });
  expect([...new Set(dead)]).toEqual([]);
});
