import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { practiceTypes } from "#content/practice-types.ts";
import { RdCalculator } from "./rd-calculator.tsx";

describe("the prerendered calculator", () => {
  it("shows step 1 with nothing chosen, and says that it needs JavaScript", () => {
    const html = renderToStaticMarkup(<RdCalculator variant="full" sourcePage="/" />);
    expect(html).toContain("Step 1 of 4");
    for (const { name } of practiceTypes) expect(html).toContain(name);
    expect(html).toMatch(/<noscript>.*href="\/contact".*<\/noscript>/);
    expect(html).toMatch(/<button[^>]*disabled[^>]*>Continue<\/button>/);
  });

  it("limited to one practice type has it chosen", () => {
    const html = renderToStaticMarkup(
      <RdCalculator variant="full" practiceTypeIds={["dentistry"]} sourcePage="/wealthfd" />,
    );
    for (const { id, name } of practiceTypes)
      expect(html.includes(name), name).toBe(id === "dentistry");
    expect(html).toMatch(/<input[^>]*checked/);
    expect(html).not.toMatch(/<button[^>]*disabled[^>]*>Continue<\/button>/);
  });
});
