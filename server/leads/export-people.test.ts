import { expect, test } from "vitest";
import { nameParts } from "./export-people.ts";

test.each([
  ["Dr. Ada Lind", "Ada", "Lind"],
  ["ada lind", "ada", "lind"],
  ["Dr Ada van der Lind, DDS, MS", "Ada", "van der Lind"],
  ["Ada Lind D.M.D.", "Ada", "Lind"],
  ["Prof. Dr. Lind", "", "Lind"],
  ["Drake Melrose", "Drake", "Melrose"],
  ["Lind", "", "Lind"],
  ["", "", ""],
  [null, "", ""],
])("the name %j is first %j, last %j", (name, first, last) => {
  expect(nameParts(name)).toEqual({ first, last });
});
