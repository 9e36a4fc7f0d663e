import { expect, test } from "vitest";
import { usStates } from "#tax-law/state-credit-rates.ts";
import { zoneOfState } from "./state-time-zones.ts";

test.each([...usStates.map(({ name }) => name), "District of Columbia"])(
  "%s has a time zone that browsers know",
  (state) => {
    const timeZone = zoneOfState(state);
    expect(timeZone).toBeDefined();
    expect(() => new Intl.DateTimeFormat("en-US", { timeZone })).not.toThrow();
  },
);

test("Phoenix does not change its clocks, and a place that is no state has no time zone", () => {
  expect(zoneOfState("Arizona")).not.toBe(zoneOfState("Utah"));
  expect(zoneOfState("Elsewhere")).toBeUndefined();
});
