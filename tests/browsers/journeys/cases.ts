import { expect } from "vitest";
import { taxPrescriptions } from "#content/case-studies.ts";
import { home } from "#content/home.ts";
import { rdCaseStudies } from "#content/home-cases.ts";
import { formatUsd } from "#wording/numbers.ts";
import { rdGroupsOf } from "../../../src/features/home-cases/rd-filters.ts";
import type { Journey } from "../journey.ts";
import { button, dialog, element, field } from "../look-in-page.ts";

const owners = taxPrescriptions.filter(({ employmentType }) => employmentType === "Practice Owner");
const [owner] = owners as [(typeof owners)[number]];
const cards = "[data-case]";

export function caseJourneys(journey: Journey): void {
  journey("a reader filters the case studies, and the address keeps it", async ({ visitor }) => {
    await visitor.open("/case-studies");
    await expect.poll(() => visitor.count(cards)).toBe(taxPrescriptions.length);
    await visitor.click(button("Practice Owners"));
    await visitor.see(button("Practice Owners"), { pressed: true });
    await expect.poll(() => visitor.count(cards)).toBe(owners.length);
    await visitor.reload();
    await expect.poll(() => visitor.count(cards)).toBe(owners.length);
  });

  journey("a reader opens a case, closes it, and is back at its card", async ({ visitor }) => {
    await visitor.open("/case-studies");
    const card = button(undefined, element(`[data-case="${owner.id}"]`));
    await visitor.click(card);
    await visitor.read(dialog(), formatUsd(owner.totalSavings), owner.location);
    expect(await visitor.address()).toBe(`/case-studies?case=${owner.id}`);
    await visitor.click(button("Close", dialog()));
    await visitor.seeNo(dialog());
    await visitor.see(card, { focused: true });

    await visitor.open(`/case-studies?cases=practice-owners&case=${owner.id}`);
    await visitor.see(dialog());
    await visitor.press("Escape");
    await visitor.seeNo(dialog());
    await expect.poll(() => visitor.address()).toBe("/case-studies?cases=practice-owners");
  });

  journey("a doctor finds a case on the home page by filter and by words", async ({ visitor }) => {
    const medical = rdCaseStudies.filter(({ specialtyId }) =>
      rdGroupsOf(specialtyId).includes("medical"),
    );
    const [wanted] = medical as [(typeof medical)[number]];
    const shown = `[data-case-explorer] ${cards}`;
    await visitor.open("/");
    await visitor.click(button("Medical"));
    await expect.poll(() => visitor.count(shown)).toBe(medical.length);
    const { location, practitioner } = wanted;
    await visitor.fill(field(home.caseStudies.searchLabel), `${location} ${practitioner}`);
    await expect.poll(() => visitor.count(shown)).toBe(1);
    await visitor.click(button(undefined, element(`[data-case="${wanted.id}"]`)));
    await visitor.read(dialog(), formatUsd(wanted.creditAmount), wanted.challenge, wanted.results);
  });
}
