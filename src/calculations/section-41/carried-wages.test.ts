import { describe, expect, it, test } from "vitest";
import { carriedWages, worksheetAddress } from "./carried-wages.ts";

describe("wages carried to the worksheet", () => {
  it("arrive as they were sent, to the dollar", () => {
    expect(carriedWages(new URL(worksheetAddress(157_499.6), "https://x.test").hash)).toBe(157_500);
  });

  test.each([
    "",
    "#",
    "#qualified-wages=",
    "#qualified-wages=-1",
    "#qualified-wages=1e9",
    "#qualified-wages=1234567890123",
    "#qualified-wages=5<b>",
    "#qualified-wages=5\n6",
  ])("are not read from %j", (hash) => {
    expect(carriedWages(hash)).toBeUndefined();
  });
});
