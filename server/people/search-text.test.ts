import { expect, test } from "vitest";
import { foundByPerson, searchedWords } from "./search-text.ts";

const person = {
  name: "Dr. Inés Muñoz",
  practice_name: "Provo Orthodontics",
  email: "ines@practice.example",
  phone: "(801) 555-0142",
  next_step: "Send the engagement letter",
};

test.each([
  ["a part of the name", "muñ"],
  ["the name without its accents", "ines munoz"],
  ["capitals", "ORTHODONTICS"],
  ["words in any order", "provo ines"],
  ["the e-mail address", "ines@practice"],
  ["the phone as typed", "(801) 555-0142"],
  ["the phone's digits", "8015550142"],
  ["the phone in another fashion", "801.555.0142"],
  ["the phone with the country code", "+1 801 555 0142"],
  ["the end of the phone", "555-0142"],
  ["the next step", "engagement"],
])("%s finds a person", (_, search) => {
  const text = foundByPerson(person);
  expect(searchedWords(search).filter((word) => !text.includes(word))).toEqual([]);
});

test.each(["lund", "ines lind", "801 555 0143", "%", "_"])("%s does not find it", (search) => {
  const text = foundByPerson(person);
  expect(searchedWords(search).every((word) => text.includes(word))).toBe(false);
});

test("a search of spaces has no words", () => {
  expect(searchedWords("  ")).toEqual([]);
});
