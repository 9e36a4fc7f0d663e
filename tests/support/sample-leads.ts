import { partners } from "#content/partners/all-partners.ts";
import { practiceTypes } from "#content/practice-types.ts";
import type { Calculation } from "#contracts/calculation.ts";
import { type RequestedEstimate, requestedEstimate } from "#server/endpoints/requested-estimate.ts";

/** Invented people: every address ends in `sample.example`. */
const firstNames =
  "Ada Ben Carla Dev Elena Felix Grace Hiro Ines Jonah Kavya Lucas Maya Noor Omar Priya Quinn Rosa Sam Tara Uma Viktor Wen Ximena Yusuf Zoë".split(
    " ",
  );
const lastNames =
  "Alvarez Brandt Chen Desai Eriksen Farrow Greene Haddad Ito Jensen Kowalski Lind Muñoz Novak Okafor Patel Quist Romero Shah Tran Underwood Vega Whitlock Xu Yamada Zeller".split(
    " ",
  );
const places = "Provo Mesa Boise Reno Aurora Salem Dayton Tulsa Laredo Tampa".split(" ");
const states = ["Utah", "Arizona", "Idaho", "Nevada", "Colorado", "Oregon", "Ohio", "Texas"];
const levels = ["low", "medium", "high"] as const;
const subspecialties = practiceTypes.flatMap((type) =>
  type.subspecialties.map((specialty) => ({ type, specialty })),
);

/** The same number for the same seed; numbers of neighboring seeds have nothing in common. */
function scramble(seed: number): number {
  let mixed = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** Chooses for one sample; each `about` gives another choice. */
export function choicesFor(index: number) {
  const number = (about: string) =>
    [...about].reduce((mixed, letter) => scramble(mixed ^ letter.charCodeAt(0)), scramble(index));
  return {
    below: (limit: number, about: string) => number(about) % limit,
    of: <Item>(list: readonly Item[], about: string): Item =>
      list[number(about) % list.length] as Item,
  };
}

export type SampleLead = {
  kind: "estimate" | "contact" | "newsletter";
  email: string;
  name?: string;
  practiceName?: string;
  phone?: string;
  cpaEmail?: string;
  message?: string;
  partner?: string;
  sourcePage: string;
  /** Of an estimate. */
  requested?: RequestedEstimate;
  inputs?: unknown;
};

/** The lead of this number, always the same: six in ten estimates, three contacts, one reader. */
export function sampleLead(index: number): SampleLead {
  const choose = choicesFor(index);
  const first = choose.of(firstNames, "first name");
  const last = choose.of(lastNames, "last name");
  const plain = (name: string) =>
    name
      .normalize("NFD")
      .replaceAll(/[^a-z]/gi, "")
      .toLowerCase();
  const email = `${plain(first)}.${plain(last)}.${index + 1}@sample.example`;
  const { specialty } = choose.of(subspecialties, "practice");
  const person = {
    email,
    name: `Dr. ${first} ${last}`,
    practiceName: `${choose.of([last, choose.of(places, "place")], "called")} ${specialty.name}`,
    phone: `(801) 555-${String(choose.below(10_000, "phone")).padStart(4, "0")}`,
  };
  const partner = choose.of(partners, "partner").id;
  const visit = choose.below(5, "through a partner") === 0 ? { partner } : {};
  const kind = choose.of([..."eeeeeecccn"], "kind");
  if (kind === "n") return { kind: "newsletter", email, sourcePage: "/knowledge-bank" };
  if (kind === "c") {
    const message = `Does the credit fit ${specialty.name.toLowerCase()}? (sample message ${index + 1})`;
    return { kind: "contact", ...person, message, ...visit, sourcePage: "/contact" };
  }
  const { inputs, requested } = sampleEstimate(index % 100);
  const cpaEmail = choose.below(6, "cpa") === 0 ? { cpaEmail: `cpa.${index}@sample.example` } : {};
  const sourcePage = visit.partner ? `/${visit.partner}` : "/";
  return { kind: "estimate", ...person, ...cpaEmail, ...visit, sourcePage, inputs, requested };
}

type SampleEstimate = { inputs: unknown; requested: RequestedEstimate };
const estimates = new Map<number, SampleEstimate>();

/** A hundred different estimates are enough, and computed once. */
function sampleEstimate(number: number): SampleEstimate {
  const known = estimates.get(number);
  if (known) return known;
  const choose = choicesFor(number);
  const chosen = choose.below(subspecialties.length - 1, "specialty");
  const pair = subspecialties.slice(chosen, chosen + 1 + choose.below(2, "two"));
  const inputs: Omit<Calculation, "contact" | "sourcePage" | "idempotencyKey"> = {
    specialties: pair.map(({ type, specialty }, place) => ({
      practiceTypeId: type.id,
      subspecialtyId: specialty.id,
      timePercentage: pair.length === 1 ? 100 : ([60, 40][place] ?? 0),
      selectedActivities: specialty.activities.slice(0, 1 + choose.below(4, "activities")),
      innovationLevel: choose.of(levels, "level"),
    })),
    doctorWages: 150_000 + 10_000 * choose.below(60, "doctor"),
    staffWages: 80_000 + 10_000 * choose.below(50, "staff"),
    state: choose.of(states, "state"),
  };
  const requested = requestedEstimate(inputs as Calculation);
  const estimate = { inputs, requested };
  estimates.set(number, estimate);
  return estimate;
}
