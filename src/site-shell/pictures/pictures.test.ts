import { beforeAll, expect, test } from "vitest";
import { subsetFonts } from "../../../tools/build/fonts.ts";
import type { SharingPicture } from "../metadata.ts";
import { icons } from "./icons.server.ts";
import { drawSharingPicture } from "./sharing-picture.server.tsx";

const LONG_TITLE = Array.from({ length: 12 }, () => "A long & winding title").join(" ");
const lines = ["One", "Two", "Three", "Four", "Five"].map((label) => ({ label, value: "$1" }));
const total = { label: "R&D credit", value: "$5" };

beforeAll(subsetFonts);

const draw = (picture: SharingPicture) =>
  drawSharingPicture({ title: "A page", description: "", path: "/a", picture });

test("a sharing picture is a PNG of 1200 by 630 under 60 kB", async () => {
  const png = Buffer.from(await draw({ title: LONG_TITLE, slip: { rows: lines, total } }));
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(png.length).toBeLessThan(60_000);
});

test("a title that does not fit at the smallest size is cut", async () => {
  const picture = await draw({ title: `${LONG_TITLE} one` });
  expect(picture).toEqual(await draw({ title: `${LONG_TITLE} two` }));
  expect(picture).not.toEqual(await draw({ title: `One ${LONG_TITLE}` }));
});

test("where a slip has too many lines, lines go and the total stays", async () => {
  const picture = await draw({ slip: { rows: lines, total } });
  expect(picture).toEqual(await draw({ slip: { rows: lines.slice(0, 4), total } }));
  expect(picture).not.toEqual(await draw({ slip: { rows: lines } }));
});

test("a page without figures shows an empty slip, in the hue of its service", async () => {
  const picture = await draw({});
  expect(picture).toEqual(await draw({ slip: { rows: [] } }));
  expect(picture).not.toEqual(await draw({ tone: "plum" }));
});

test("the icons carry outlines, not text, and an ICO that holds a PNG", async () => {
  expect(String(await icons["favicon.svg"]?.draw())).not.toContain("<text");
  const ico = Buffer.from((await icons["favicon.ico"]?.draw()) ?? "");
  expect(ico.subarray(23, 26).toString()).toBe("PNG");
});
