import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { DeskLead } from "#contracts/desk/lead.ts";
import { LeadDetails } from "./lead-details.tsx";

const lead = {
  email: "info?cc=thief@practice.example",
  kind: "contact",
  createdAt: Date.parse("2026-11-16T12:00:00Z"),
  sourcePage: "/contact",
  utm: {},
} as DeskLead;

const linksOf = (change: Partial<DeskLead>) => {
  const html = renderToStaticMarkup(<LeadDetails lead={{ ...lead, ...change }} />);
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
};

test("the source page of a lead is a link only if it is a path of this site", () => {
  expect(linksOf({})).toContain("/contact");
  for (const sourcePage of ["//evil.example/desk", "https://evil.example/", "javascript:alert(1)"])
    expect(linksOf({ sourcePage })).toHaveLength(1);
});

test("a visitor's address cannot add recipients to the mailto link", () => {
  expect(linksOf({})[0]).toBe("mailto:info%3Fcc%3Dthief@practice.example");
});
