import MiniSearch from "minisearch";
import { expect, test } from "vitest";
import { packWords, unpackWords } from "./packed-words.ts";

test("a packed index is, unpacked, the index that it was", () => {
  const search = new MiniSearch({ fields: ["title", "text"] });
  search.addAll([
    { id: 0, title: "first", text: "tax tax credit" },
    { id: 1, title: "tax", text: "credit" },
    { id: 2, title: "", text: "tax of the first year" },
  ]);
  const words = JSON.parse(JSON.stringify(search));
  const stored = JSON.parse(JSON.stringify(packWords(words)));
  expect(unpackWords(stored)).toEqual(words);
});
