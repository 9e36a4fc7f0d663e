import { expect, test } from "vitest";
import { snippetsFor } from "./snippets.ts";

const nothing = { partner: "", placement: "", accent: "", specialties: "", state: "", url: "" };
const origin = "https://www.tax-firm.test";

test("a firm's name is written as HTML and as an address", () => {
  const choice = {
    ...{ ...nothing, partner: "O'Neil & Sons", placement: "talk", accent: "7a1f3d" },
    ...{ specialties: "dentistry", state: "TX" },
  };
  const { script, frame, address } = snippetsFor(origin, choice);
  expect(script).toBe(
    `<script async src="${origin}/embed.js" data-partner="O'Neil &amp; Sons" data-placement="talk" data-accent="7a1f3d" data-specialties="dentistry" data-state="TX"></script>`,
  );
  expect(address).toBe(
    `${origin}/embed/rd-calculator?partner=O%27Neil+%26+Sons&placement=talk&accent=7a1f3d&specialties=dentistry&state=TX`,
  );
  expect(frame).toContain(`src="${address.replaceAll("&", "&amp;")}"`);
});

test("what was not chosen is left out", () => {
  const { script, address } = snippetsFor(origin, { ...nothing, partner: "Smith" });
  expect(address).toBe(`${origin}/embed/rd-calculator?partner=Smith`);
  expect(script).toBe(`<script async src="${origin}/embed.js" data-partner="Smith"></script>`);
});
