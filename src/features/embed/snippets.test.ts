import { expect, test } from "vitest";
import { snippetsFor } from "./snippets.ts";

const origin = "https://www.tax-firm.test";

test("a firm's name is written as HTML and as an address", () => {
  const choice = { partner: "O'Neil & Sons", accent: "7a1f3d" };
  const { script, frame, wordPress } = snippetsFor(origin, choice);
  expect(script).toBe(
    `<script async src="${origin}/embed.js" data-partner="O'Neil &amp; Sons" data-accent="7a1f3d"></script>`,
  );
  expect(wordPress).toBe(`${origin}/embed/rd-calculator?partner=O%27Neil+%26+Sons&accent=7a1f3d`);
  expect(frame).toContain(`src="${wordPress.replace("&accent", "&amp;accent")}"`);
});

test("without a name or a color the snippets leave them out", () => {
  const { script, wordPress } = snippetsFor(origin, { partner: "", accent: "" });
  expect(wordPress).toBe(`${origin}/embed/rd-calculator`);
  // The attribute must stay: by it the script knows that the calculator replaces it.
  expect(script).toContain('data-partner=""');
  expect(script).not.toContain("accent");
});
