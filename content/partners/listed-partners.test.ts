import { expect, test } from "vitest";
import { partners } from "./all-partners.ts";
import { listedPartnerName, listedPartners, partnerName } from "./listed-partners.ts";
import { parsePartners, partnerRecord } from "./read-partners.ts";

test("every partner of the list has its page, in the same order", () => {
  expect(partners.map(({ id, name }) => ({ id, name }))).toEqual(
    listedPartners.map(({ id, name }) => ({ id, name })),
  );
});

test.each(["Smith & Sons", "constructor", "__proto__"])("%s is returned as it is", (name) => {
  expect(partnerName(name)).toBe(name);
  expect(listedPartnerName(name)).toBeUndefined();
});

const least = { id: "new-firm", name: "New Firm", sample: true };

test("a new partner's page speaks about the research credit alone", () => {
  expect(parsePartners([least])).toEqual([{ ...least, hosts: [], topics: ["rd-credit"] }]);
});

test.each([
  [{ id: "New Firm" }, /New Firm › id: .*hyphens; found "New Firm"/],
  [{ name: undefined }, /new-firm › name: write some text; found nothing/],
  [{ website: "www.firm.com" }, /website: .*https:\/\/; found "www.firm.com"/],
  [{ hosts: ["https://firm.com"] }, /hosts › 0: .*without https:\/\/; found "https:/],
  [{ logo: "Logo.gif" }, /logo: .*svg or .png; found "Logo.gif"/],
  [{ accent: "red" }, /accent: write six digits.*; found "red"/],
  [{ topics: ["crypto"] }, /topics › 0: use: rd-credit.*; found "crypto"/],
  [{ color: "red" }, /new-firm: there is no field color. Fields: id, name/],
])("%o is answered with a sentence", (wrong, sentence) => {
  const faulty = () => parsePartners([{ ...least, ...wrong }]);
  expect(faulty).toThrow(/Please correct content\/partners\/partners.json/);
  expect(faulty).toThrow(sentence);
});

test("two partners with one id, and a page without its entry", () => {
  expect(() => parsePartners([least, least])).toThrow("two partners with this id");
  expect(() => partnerRecord("nobody")).toThrow("There is no partner nobody");
});
