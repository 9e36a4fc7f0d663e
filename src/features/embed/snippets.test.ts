import { expect, test } from "vitest";
import { snippetsFor } from "./snippets.ts";

const origin = "https://www.tax-firm.test";

test("a firm's name is written as HTML and as an address", () => {
  const choice = { partner: "O'Neil & Sons", accent: "7a1f3d", specialties: "dentistry" };
  const { script, frame, address } = snippetsFor(origin, choice);
  expect(script).toBe(
    `<script async src="${origin}/embed.js" data-partner="O'Neil &amp; Sons" data-accent="7a1f3d" data-specialties="dentistry"></script>`,
  );
  expect(address).toBe(
    `${origin}/embed/rd-calculator?partner=O%27Neil+%26+Sons&accent=7a1f3d&specialties=dentistry`,
  );
  expect(frame).toContain(`src="${address.replaceAll("&", "&amp;")}"`);
});

test("what was not chosen is left out", () => {
  const { script, address } = snippetsFor(origin, {
    partner: "Smith",
    accent: "",
    specialties: "",
  });
  expect(address).toBe(`${origin}/embed/rd-calculator?partner=Smith`);
  expect(script).toBe(`<script async src="${origin}/embed.js" data-partner="Smith"></script>`);
});
