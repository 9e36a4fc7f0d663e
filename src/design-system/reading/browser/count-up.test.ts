import { describe, expect, it } from "vitest";
import { countUpText } from "./count-up.ts";

describe("a figure on its way up", () => {
  it.each(["$50M+", "1,000+", "35%", "2020", "$31,500", "5.0x", "Under 2 Hours", "no figure"])(
    "ends as %s",
    (finalText) => expect(countUpText(finalText, 1)).toBe(finalText),
  );

  it("starts at zero and keeps its sign and suffix", () => {
    expect(countUpText("$50M+", 0)).toBe("$0M+");
    expect(countUpText("1,000+", 0)).toBe("0+");
    expect(countUpText("5.0x", 0)).toBe("0.0x");
  });

  it("keeps separators and decimals on the way", () => {
    expect(countUpText("$10,000,000", 0.5)).toBe("$8,750,000");
    expect(countUpText("5.0x", 0.5)).toBe("4.4x");
  });
});
