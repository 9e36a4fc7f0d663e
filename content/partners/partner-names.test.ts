import { expect, test } from "vitest";
import { partners } from "./all-partners.ts";
import { listedPartnerName, partnerName, partnerNames } from "./partner-names.ts";

test("the names are those of the listed partners, by id", () => {
  const listed = Object.fromEntries(partners.map(({ id, name }) => [id, name]));
  expect(partnerNames).toEqual(listed);
  expect(partnerName("wealthfd")).toBe(partnerNames.wealthfd);
});

test.each(["Smith & Sons", "constructor", "__proto__"])("%s is returned as it is", (name) => {
  expect(partnerName(name)).toBe(name);
  expect(listedPartnerName(name)).toBeUndefined();
});
