import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { neighbor, stateByCode, US_STATES } from "./us-states.ts";
import { UsTileMap } from "./us-tile-map.tsx";

const VALUES = { UT: 0.05, HI: 1, TX: 0.0625 };

function interactiveMap() {
  return renderToStaticMarkup(
    <UsTileMap title="Pick a state" values={VALUES} value="UT" onChange={() => {}} />,
  );
}

test("the map has 50 states, each on a tile of its own", () => {
  expect(new Set(US_STATES.map((state) => state.code)).size).toBe(50);
  expect(new Set(US_STATES.map(({ row, column }) => `${row}/${column}`)).size).toBe(50);
});

test("a static map outlines one state and lists all in its table", () => {
  const html = renderToStaticMarkup(<UsTileMap title="Credits" values={VALUES} selected="UT" />);
  const map = html.slice(0, html.indexOf("<table"));
  const table = html.slice(html.indexOf("<table"));
  expect(map.match(/data-selected/g)).toHaveLength(1);
  expect(table.match(/<tr>/g)).toHaveLength(50);
  expect(table).toContain('<th scope="row">Texas</th><td>6.25%</td>');
  expect(table).toContain('<th scope="row">Wyoming</th><td>0%</td>');
});

test("an interactive map is 50 radio buttons that say their state and value, one of them checked", () => {
  const html = interactiveMap();
  expect(html.match(/type="radio"/g)).toHaveLength(50);
  expect(html.match(/checked=""/g)).toHaveLength(1);
  expect(html).toContain('aria-label="Utah, 5%"');
  expect(html).toContain("<legend");
});

test.each([
  ["UT", "left", "CA"],
  ["UT", "right", "CO"],
  ["UT", "up", "NV"],
  ["UT", "down", "AZ"],
  ["TX", "left", "HI"],
  ["TX", "right", "LA"],
  ["AK", "up", "AK"],
  ["AK", "down", "WA"],
  ["ME", "right", "ME"],
] as const)("from %s, the arrow %s leads to %s", (from, direction, to) => {
  expect(neighbor(from, direction)).toBe(to);
});

test("every state can be reached by arrow keys", () => {
  const reached = new Set(["UT" as const]) as Set<(typeof US_STATES)[number]["code"]>;
  for (const code of reached) {
    for (const direction of ["up", "down", "left", "right"] as const) {
      reached.add(neighbor(code, direction));
    }
  }
  expect(reached.size).toBe(50);
});

test("a state is found by its code", () => {
  expect(stateByCode("NM").name).toBe("New Mexico");
});
