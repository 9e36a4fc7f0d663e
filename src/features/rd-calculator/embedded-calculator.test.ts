import fc from "fast-check";
import { expect, test } from "vitest";
import { practiceTypesIn } from "./embedded-calculator.tsx";

test.each([
  ["no parameter offers all", "?partner=Smith", [], ""],
  ["an empty one too", "?specialties=", [], ""],
  ["one practice type", "?specialties=dentistry", ["dentistry"], ""],
  [
    "two, in the calculator's order",
    "?specialties=aesthetics,medicine",
    ["medicine", "aesthetics"],
    "",
  ],
  ["capitals and spaces do not matter", "?specialties=%20Dentistry%20,", ["dentistry"], ""],
  ["unknown ones are left out", "?specialties=law,dentistry", ["dentistry"], "law"],
  ["only unknown ones offer all", "?specialties=law,toString", [], "law, tostring"],
])("%s", (_, search, offeredIds, unknown) =>
  expect(practiceTypesIn(search)).toEqual({ offeredIds, unknown }),
);

test("no address breaks it", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (specialties) => {
      const search = `?${new URLSearchParams({ specialties })}`;
      expect(["medicine", "dentistry", "aesthetics"]).toEqual(
        expect.arrayContaining([...practiceTypesIn(search).offeredIds]),
      );
    }),
  );
});
