import { expect, it } from "vitest";
import { contactAddress } from "./contact-address.ts";

it.each([
  [{}, "/contact"],
  [{ sourcePage: "/case-studies" }, "/contact?from=%2Fcase-studies"],
  [{ sourcePage: "/fortune", partner: "fortune" }, "/contact?from=%2Ffortune&partner=fortune"],
])("from %o the link leads to %s", (origin, address) => {
  expect(contactAddress(origin)).toBe(address);
});
