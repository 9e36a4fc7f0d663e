import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { SentLead } from "#contracts/desk/person.ts";
import { LeadSource, openAtFirst } from "./sent-leads.tsx";

const lead = { enteredAs: {}, sourcePage: "/contact", utm: {} } as SentLead;

const linksOf = (change: Partial<SentLead>) => {
  const html = renderToStaticMarkup(<LeadSource lead={{ ...lead, ...change }} />);
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
};

test("the source page of a lead is a link only if it is a path of this site", () => {
  expect(linksOf({})).toEqual(["/contact"]);
  for (const sourcePage of ["//evil.example/desk", "https://evil.example/", "javascript:alert(1)"])
    expect(linksOf({ sourcePage })).toEqual([]);
});

test("a CPA's address cannot add recipients to the mailto link", () => {
  expect(linksOf({ cpaEmail: "info?cc=thief@cpa.example" })).toContain(
    "mailto:info%3Fcc%3Dthief@cpa.example",
  );
});

test("what the visitor typed is shown where it differs", () => {
  const html = renderToStaticMarkup(
    <LeadSource lead={{ ...lead, enteredAs: { phone: "801 555 0199" } }} />,
  );
  expect(html).toContain("801 555 0199");
});

test("the newest slip and the newest message are open at first, an empty booking only alone", () => {
  const sent = (id: string, rest: Partial<SentLead> = {}) => ({ ...lead, id, ...rest });
  const booking = sent("booking");
  const slip = { slip: {} } as Partial<SentLead>;
  const leads = [
    booking,
    sent("junk", { message: "Buy", putAway: "junk" }),
    sent("message", { message: "Hello" }),
    sent("estimate", slip),
    sent("older", slip),
  ];
  expect(openAtFirst(leads).map(({ id }) => id)).toEqual(["estimate", "message"]);
  expect(openAtFirst([booking])).toEqual([booking]);
});
