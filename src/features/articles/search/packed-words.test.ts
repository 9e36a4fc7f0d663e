import MiniSearch from "minisearch";
import { expect, test } from "vitest";
import { searchOptions } from "./find-pages.ts";
import { packWords, unpackWords } from "./packed-words.ts";

test("packed and unpacked, an index is the same", () => {
  const search = new MiniSearch(searchOptions);
  const loss = { title: "A loss", heading: "Loss and gain", text: "loss ".repeat(40) };
  search.addAll(Array.from({ length: 50 }, (_, id) => ({ id, ...loss, text: `word${id} gain` })));
  search.add({ id: 50, ...loss });
  const whole = search.toJSON();
  const byTerm = (index: typeof whole.index) => index.toSorted(([a], [b]) => (a < b ? -1 : 1));
  const unpacked = unpackWords(JSON.parse(JSON.stringify(packWords(whole))));
  expect(unpacked).toEqual({ ...JSON.parse(JSON.stringify(whole)), index: byTerm(whole.index) });
});
