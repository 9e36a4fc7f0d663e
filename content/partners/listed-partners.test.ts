import { expect, test } from "vitest";
import {
  listedPartnerName,
  listedPartners,
  partnerName,
  recognizedPartner,
  shownPartner,
  storedPartner,
} from "./listed-partners.ts";
import { parsePartners, partnerRecord } from "./read-partners.ts";

test.each(["Smith & Sons", "constructor", "__proto__"])("%s is returned as it is", (name) => {
  expect(partnerName(name)).toBe(name);
  expect(listedPartnerName(name)).toBeUndefined();
});

const [listed] = listedPartners.filter(({ hosts }) => hosts?.length);
const { id = "", name = "", hosts = [] } = listed ?? {};
const [host = ""] = hosts;

test("a listed partner is one thing whatever was typed: id, name in any spelling, or host", () => {
  for (const typed of [id, name, name.toUpperCase(), name.replaceAll(" ", "-"), ` ${name}. `]) {
    expect(storedPartner(typed, undefined), typed).toBe(id);
    expect(storedPartner(typed, `www.${host}`), typed).toBe(id);
    expect(shownPartner({ partner: typed }).agreed?.id, typed).toBe(id);
  }
  expect(storedPartner("Our marketing", host)).toBe(id);
  expect(storedPartner(undefined, host)).toBe(id);
});

test("a borrowed name is stored with the site that borrows it, and no other name is changed", () => {
  expect(storedPartner(name, "other.example")).toBe(`${name} on other.example`);
  expect(shownPartner({ partner: name, embeddingHost: "other.example" }).agreed).toBeUndefined();
  expect(storedPartner("Smith & Sons", "other.example")).toBe("Smith & Sons");
  for (const nobody of ["", "...", undefined, `${name} and Sons`])
    expect(recognizedPartner(nobody, `not${host}`), nobody).toBeUndefined();
});

const least = { id: "new-firm", name: "New Firm", sample: true };

test("a new partner's page speaks about the research credit alone", () => {
  expect(parsePartners({ partners: [least] })).toEqual([
    { ...least, hosts: [], topics: ["rd-credit"] },
  ]);
});

test.each([
  [{ id: "New Firm" }, /partners 1 \(New Firm\), id: New Firm; use lower case/],
  [{ name: undefined }, /partners 1, name: is missing; write some text/],
  [{ website: "www.firm.com" }, /website: www.firm.com; .*https:\/\//],
  [{ hosts: ["https://firm.com"] }, /hosts 1: https:\/\/firm.com; .*without https:\/\//],
  [{ logo: "Logo.gif" }, /logo: Logo.gif; .*svg or .png/],
  [{ accent: "red" }, /accent: red; write six digits/],
  [{ topics: ["crypto"] }, /topics 1: crypto; use one of: rd-credit/],
  [{ color: "red" }, /color: there is no such field; the fields are id, name/],
])("%o is answered with a sentence", (wrong, sentence) => {
  const faulty = () => parsePartners({ partners: [{ ...least, ...wrong }] });
  expect(faulty).toThrow(/^content\/partners\/partners.json: partners 1/);
  expect(faulty).toThrow(sentence);
});

test("two partners with one id, and a page without its entry", () => {
  expect(() => parsePartners({ partners: [least, least] })).toThrow("two partners with this id");
  expect(() => partnerRecord("nobody")).toThrow("There is no partner nobody");
});
