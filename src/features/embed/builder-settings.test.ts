import { expect, test } from "vitest";
import { embedBuilder } from "#content/pages/embed-builder.ts";
import { listedPartners } from "#content/partners/listed-partners.ts";
import {
  choiceFor,
  firstSettings,
  partnerFault,
  placementFault,
  placementsIn,
  settingsIn,
  toggled,
} from "./builder-settings.ts";

const { form, placements } = embedBuilder;
const types = [
  {
    id: "a",
    name: "A",
    specialties: [
      { id: "a1", name: "A1" },
      { id: "a2", name: "A2" },
    ],
  },
  { id: "b", name: "B", specialties: [{ id: "b1", name: "B1" }] },
];

test("the address holds the settings, and the suggested placements where it says nothing", () => {
  const settings = { ...firstSettings, partner: "Smith & Sons", state: "TX", placement: "talk" };
  expect(settingsIn(`?${new URLSearchParams({ ...settings })}`)).toEqual(settings);
  expect(placementsIn(settingsIn("").placement).length).toBeGreaterThan(1);
});

test.each([
  ["", undefined],
  ["Weber & Söhne Dental CFO", undefined],
  ["<b>Smith</b>", form.partnerError],
  ["Internal Revenue Service", form.partnerAuthority],
])("the name %j is answered with %j", (name, fault) => expect(partnerFault(name)).toBe(fault));

test("placements are told apart, each once, without capitals", () => {
  expect(placementsIn(" Website, talk,,website ")).toEqual(["website", "talk"]);
  expect(placementsIn("booth talk 2026")).toEqual(["booth-talk-2026"]);
  expect(placementFault("spring letter")).toBeUndefined();
  expect(placementFault("spring/letter")).toBe(placements.error);
});

test("what the calculator would not use is left out", () => {
  const wrong = { ...firstSettings, partner: "<b>", url: "javascript:alert(1)", accent: "xyz" };
  expect(Object.values(choiceFor(wrong, "a/b")).join("")).toBe("");
  const site = { ...firstSettings, url: "my-firm.example" };
  expect(choiceFor(site, "").url).toBe("https://my-firm.example/");
});

test("the code of a listed partner has its id, by its name, its id or its site", () => {
  const [{ id, name, website = "" }] = listedPartners as [(typeof listedPartners)[number]];
  const partnerOf = (partner: string, url = "") =>
    choiceFor({ ...firstSettings, partner, url }, "website").partner;
  expect([partnerOf(id), partnerOf(name.toLowerCase())]).toEqual([id, id]);
  expect(partnerOf("The marketing team", `${website}blog`)).toBe(id);
  expect(partnerOf(new URL(website).hostname)).toBe(id);
  expect(partnerOf("Smith & Sons", "https://smith.example/")).toBe("Smith & Sons");
});

test.each([
  ["a type", "", "a", true, "a"],
  ["one specialty", "", "a1", true, "a1"],
  ["the last specialty makes it the type", "a1", "a2", true, "a"],
  ["a type without one of its specialties", "a", "a1", false, "a2"],
  ["a type replaces its specialties", "b1,a1", "a", true, "b1,a"],
  ["all types are no limit", "a", "b", true, ""],
])("%s", (_, list, id, checked, expected) => {
  expect(toggled(list, id, checked, types)).toBe(expected);
});
