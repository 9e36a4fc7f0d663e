import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { BracketLadder } from "./columns/bracket-ladder.tsx";
import { ChartSpecimens } from "./specimens.tsx";

test("every specimen is a named chart", () => {
  const html = renderToStaticMarkup(<ChartSpecimens />);
  const charts = html.match(/<figure /g) ?? [];
  const names = html.match(/<figcaption id="([^"]+)"/g) ?? [];
  expect(charts.length).toBeGreaterThan(18);
  expect(names.length).toBe(charts.length);
  expect(html).not.toContain("NaN");
});

test("bands with a gap between them are refused", () => {
  const bands = [
    { from: 0, to: 23_850, rateAsFraction: 0.1 },
    { from: 96_950, to: null, rateAsFraction: 0.22 },
  ];
  expect(() => renderToStaticMarkup(<BracketLadder title="Bands" bands={bands} />)).toThrow(
    "A band ends at 23850 but the next begins at 96950",
  );
});
