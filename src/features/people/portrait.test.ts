import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { drawPortrait } from "./portrait.server.ts";

test("a portrait becomes a small square, whatever the photograph's shape", async () => {
  const file = join(mkdtempSync(join(tmpdir(), "portraits-")), "upright.png");
  const photograph = { width: 480, height: 640, channels: 3, background: "teal" } as const;
  await sharp({ create: photograph }).toFile(file);
  const { format, width, height } = await sharp(await drawPortrait(file)).metadata();
  expect([format, width, height]).toEqual(["jpeg", 144, 144]);
});
