import { expect, test } from "vitest";
import { bookingAddress, bookingAddresses, bookingRedirects } from "./booking-address.ts";

const none = { booking: "", bookingBonds: "", bookingCharitable: "" };
const external = {
  booking: "https://times.test/call?firm=1",
  bookingBonds: "https://times.test/bonds",
  bookingCharitable: "",
};

test.each([
  [none, {}, "/book"],
  [none, { about: "rd-credit", partner: "fortune" }, "/book?about=rd-credit&partner=fortune"],
  [none, { about: "bonds", partner: undefined }, "/book?about=bonds"],
  [none, { partner: "Lind & Co" }, "/book?partner=Lind+%26+Co"],
  [external, {}, external.booking],
  [external, { about: "other", partner: "fortune" }, `${external.booking}&utm_source=fortune`],
  [external, { about: "bonds" }, external.bookingBonds],
  [external, { about: "bonds", partner: "A & B" }, "https://times.test/bonds?utm_source=A+%26+B"],
  [external, { about: "charitable" }, external.booking],
  [{ ...none, bookingBonds: "https://times.test/bonds" }, { about: "other" }, "/book?about=other"],
] as const)("with %j a booking from %j leads to %s", (links, origin, address) => {
  expect(bookingAddress(links, origin)).toBe(address);
});

test("the funnel knows every booking link, and /book redirects only to a scheduler", () => {
  expect(bookingAddresses(none)).toEqual(["/book"]);
  expect(bookingAddresses(external)).toEqual([external.booking, external.bookingBonds]);
  expect(bookingRedirects(none)).toEqual([]);
  expect(bookingRedirects(external)).toEqual([
    { from: "/book", to: external.booking, status: 302 },
  ]);
});
