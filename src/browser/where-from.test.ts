import { expect, test } from "vitest";
import { contactAddress, whereFrom } from "./where-from.ts";

const at = (search: string) => whereFrom({ pathname: "/contact", search });

test.each([
  ["a plain visit comes from the page itself", "", { sourcePage: "/contact" }],
  [
    "a link from a partner page names the partner",
    "?partner=bloomfield-cfo",
    { sourcePage: "/contact", partner: "bloomfield-cfo" },
  ],
  ["a link may name its page", "?from=%2Ffortune", { sourcePage: "/fortune" }],
  [
    "both may be named",
    "?from=/fortune&partner=fortune",
    { sourcePage: "/fortune", partner: "fortune" },
  ],
  ["what is no partner's short name is left out", "?partner=A%20B", { sourcePage: "/contact" }],
  ["an overlong name is left out", `?partner=${"a".repeat(61)}`, { sourcePage: "/contact" }],
  ["an address elsewhere is no page", "?from=https://else.example", { sourcePage: "/contact" }],
])("%s", (_, search, expected) => expect(at(search)).toEqual(expected));

test.each([
  [{}, "/contact"],
  [{ sourcePage: "/case-studies" }, "/contact?from=%2Fcase-studies"],
  [{ sourcePage: "/fortune", partner: "fortune" }, "/contact?from=%2Ffortune&partner=fortune"],
])("from %o a link leads to %s", (visit, address) => {
  expect(contactAddress(visit)).toBe(address);
});
