import { expect, test } from "vitest";
import { mistakesInModules } from "./mistakes-in-modules.ts";

test("the content of this site has no mistake", async () => {
  expect(await mistakesInModules()).toEqual([]);
});
