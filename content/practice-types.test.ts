import { describe, expect, it } from "vitest";
import { practiceTypes } from "./practice-types.ts";

const subspecialties = practiceTypes.flatMap((type) => type.subspecialties);
const activities = subspecialties.flatMap((subspecialty) => subspecialty.activities);

const specifiedIds = {
  medicine:
    "internal-medicine, cardiology, pulmonology, gastroenterology, endocrinology, oncology, orthopedics, neurology, pediatrics, womens-health, ophthalmology, ent, urology, general-surgery",
  dentistry:
    "general-dentistry, orthodontics, oral-surgery, prosthodontics, endodontics, periodontics, pediatric-dentistry, cosmetic-dentistry",
  aesthetics: "plastic-surgery, med-spa, dermatology-aesthetic, regenerative-medicine",
};

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[a-z0-9'-]+/g) ?? [];
}

describe("the practice types", () => {
  it("are the three specified, with the specified subspecialties in order", () => {
    const ids = practiceTypes.map(({ id, subspecialties: all }) => [
      id,
      all.map((one) => one.id).join(", "),
    ]);
    expect(Object.fromEntries(ids)).toEqual(specifiedIds);
    expect(practiceTypes.map((type) => type.subspecialties.length)).toEqual([14, 8, 4]);
  });

  it("have names of their own", () => {
    const names = [...practiceTypes, ...subspecialties].map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe("the activities", () => {
  it("are four for each subspecialty, 104 in all, no two the same", () => {
    for (const { id, activities: own } of subspecialties) expect(own, id).toHaveLength(4);
    expect(new Set(activities).size).toBe(104);
  });

  it("are one statement of 8 to 18 words, without a full stop", () => {
    for (const activity of activities) {
      expect(wordsOf(activity).length, activity).toBeGreaterThanOrEqual(8);
      expect(wordsOf(activity).length, activity).toBeLessThanOrEqual(18);
      expect(activity).toMatch(/^[A-Z][^.!?]*[A-Za-z]$/);
    }
  });

  it("do not resemble each other", () => {
    const wordSets = activities.map((text) => new Set(wordsOf(text).filter((w) => w.length > 3)));
    for (const [index, one] of wordSets.entries()) {
      for (const [otherIndex, other] of wordSets.entries()) {
        if (otherIndex <= index) continue;
        const shared = [...one].filter((word) => other.has(word)).length;
        expect(shared, `${activities[index]} / ${activities[otherIndex]}`).toBeLessThan(5);
      }
    }
  });

  it("begin in more than a dozen ways", () => {
    const openings = new Set(activities.map((text) => wordsOf(text)[0]));
    expect(openings.size).toBeGreaterThan(12);
  });

  /** What the article on qualifying activities says the law, or we, leave out. */
  const excluded: [kind: string, words: RegExp][] = [
    ["taste and cosmetic design", /shade|\bstain|smile|contour|appearance/i],
    ["social science", /script\b|scripts|picture|caregiver|distraction|behavior|survey/i],
    ["management and efficiency", /workflow|fewer visits|shorten|chair|appointment|staffing/i],
    ["configuring software", /software settings|configur|field order|records system/i],
    ["routine data collection", /registry/i],
    ["adaptation to one patient", /for patients who|individual/i],
  ];
  it.each(excluded)("offer nothing that the articles exclude as %s", (_, words) => {
    expect(activities.filter((activity) => words.test(activity))).toEqual([]);
  });

  it("claim nothing about the credit and praise nothing", () => {
    const claims = /qualif|eligib|credit|innovative|cutting-edge|state-of-the-art|best|leading/i;
    for (const activity of activities) expect(activity).not.toMatch(claims);
  });
});
