import { expect, test } from "vitest";
import { partners } from "./all-partners.ts";
import { listedPartnerName, partnerName, partnerNames } from "./partner-names.ts";

test("every listed partner is named by its id, and nobody else", () => {
  const listed = Object.fromEntries(partners.map(({ id, name }) => [id, name]));
  expect(partnerNames).toEqual(listed);
  expect(partnerName("wealthfd")).toBe(partnerNames.wealthfd);
});

test.each(["Smith & Sons", "constructor", "__proto__"])("%s names itself", (name) => {
  expect(partnerName(name)).toBe(name);
  expect(listedPartnerName(name)).toBeUndefined();
});
