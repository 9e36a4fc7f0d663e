import fc from "fast-check";
import { expect, test } from "vitest";
import { practiceTypes } from "#content/calculators/practice-types/all-practice-types.ts";
import { offeredIn } from "./embedded-calculator.tsx";

const dental = practiceTypes.find(({ id }) => id === "dentistry")?.specialties.map(({ id }) => id);

test.each([
  ["no parameter offers all", "?partner=Smith", [], [], ""],
  ["an empty one too", "?specialties=", [], [], ""],
  ["one practice type", "?specialties=dentistry", ["dentistry"], [], ""],
  [
    "two, in the calculator's order",
    "?specialties=aesthetics,medicine",
    ["medicine", "aesthetics"],
    [],
    "",
  ],
  ["one specialty", "?specialties=orthodontics", ["dentistry"], ["orthodontics"], ""],
  [
    "specialties beside a whole type",
    "?specialties=cardiology,dentistry",
    ["medicine", "dentistry"],
    ["cardiology", ...(dental ?? [])],
    "",
  ],
  ["capitals and spaces do not matter", "?specialties=%20Dentistry%20,", ["dentistry"], [], ""],
  ["unknown ones are left out", "?specialties=law,dentistry", ["dentistry"], [], "law"],
  ["only unknown ones offer all", "?specialties=law,toString", [], [], "law, tostring"],
])("%s", (_, search, practiceTypeIds, specialtyIds, unknown) =>
  expect(offeredIn(search)).toEqual({ practiceTypeIds, specialtyIds, unknown }),
);

test("no address breaks it", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (specialties) => {
      const search = `?${new URLSearchParams({ specialties })}`;
      expect(["medicine", "dentistry", "aesthetics"]).toEqual(
        expect.arrayContaining([...offeredIn(search).practiceTypeIds]),
      );
    }),
  );
});
