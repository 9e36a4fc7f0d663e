import { expect, test } from "vitest";
import { isPartnersHost, namesAuthority } from "./partner-name.ts";

test.each([
  ["Internal Revenue Service", true],
  ["INTERNAL  REVENUE", true],
  ["Internal-Revenue Partners", true],
  ["IRS", true],
  ["I.R.S. Refund Desk", true],
  ["I R S", true],
  ["Ｉ\u200dＲＳ", true],
  ["\u0406RS Refunds", true],
  ["US Treasury", true],
  ["Gov\u00e9rnment of Utah", true],
  ["refunds.gov", true],
  ["irs.gov.example", true],
  ["Weber & S\u00f6hne Dental CFO", false],
  ["First & Sons", false],
  ["Irsay Dental", false],
  ["Treasurer's Office CPA", false],
  ["Governor's Row Dental", false],
  ["weber-cfo.example", false],
  ["\u0421\u043e\u043b\u043d\u0446\u0435", false],
])("%s names an authority: %s", (name, expected) => {
  expect(namesAuthority(name)).toBe(expected);
});

test.each([
  [undefined, "any.example", true],
  [[], "any.example", true],
  [["fortune.example"], undefined, true],
  [["fortune.example"], "fortune.example", true],
  [["fortune.example"], "www.fortune.example:8443", true],
  [["fortune.example"], "notfortune.example", false],
  [["fortune.example"], "fortune.example.evil.example", false],
])("with the hosts %j an id may be used at %s: %s", (hosts, embeddingHost, expected) => {
  expect(isPartnersHost(hosts, embeddingHost)).toBe(expected);
});
