import { describe, expect, it } from "vitest";
import { defaultStateName, findState, stateCreditRate, usStates } from "./state-credit-rates.ts";

const asSpecified =
  "Alabama 0, Alaska 0, Arizona 0.24, Arkansas 0.33, California 0.5, Colorado 0.03, Connecticut 0.2, Delaware 0.5, Florida 0.1, Georgia 0.1, Hawaii 1, Idaho 0.05, Illinois 0.065, Indiana 0.15, Iowa 0.065, Kansas 0.065, Kentucky 0.05, Louisiana 0.3, Maine 0, Maryland 0.1, Massachusetts 0.1, Michigan 0, Minnesota 0.1, Mississippi 0, Missouri 0.15, Montana 0.05, Nebraska 0.15, Nevada 0, New Hampshire 0.1, New Jersey 0.1, New Mexico 0.05, New York 0.06, North Carolina 0.05, North Dakota 0.25, Ohio 0.07, Oklahoma 0.22, Oregon 0.05, Pennsylvania 0.1, Rhode Island 0.22, South Carolina 0.05, South Dakota 0, Tennessee 0, Texas 0.0625, Utah 0.05, Vermont 0.27, Virginia 0.15, Washington 0, West Virginia 0, Wisconsin 0.05, Wyoming 0";

describe("the state credit rates", () => {
  it("are the fifty specified ones, in order", () => {
    const onFile = usStates.map(({ name, creditRateAsFraction: rate }) => `${name} ${rate}`);
    expect(onFile).toHaveLength(50);
    expect(onFile.join(", ")).toBe(asSpecified);
  });

  it("have a postal code each", () => {
    expect(new Set(usStates.map(({ code }) => code)).size).toBe(50);
    for (const { code } of usStates) expect(code).toMatch(/^[A-Z]{2}$/);
  });

  it("are found by name or by postal code", () => {
    expect(stateCreditRate("Utah")).toBe(0.05);
    expect(stateCreditRate("UT")).toBe(0.05);
    expect(findState(defaultStateName)?.code).toBe("UT");
  });

  it("are 0 for a place we do not know", () => {
    expect(stateCreditRate("Puerto Rico")).toBe(0);
    expect(stateCreditRate("")).toBe(0);
    expect(stateCreditRate("toString")).toBe(0);
  });
});
