/** Words of the questions that the Form 6765 worksheet asks about an amended return. */
export const amendedWords = {
  heading: "The amended return",
  filedOn: {
    "s-corporation": "Owner's return filed on",
    partnership: "Partnership's return filed on",
    "c-corporation": "Return filed on",
    "sole-proprietor": "Return filed on",
  },
  filedOnHint: "Empty: on its due date. Several owners: the earliest day.",
  capitalized: "Research costs capitalized under section 174",
  notAnswered: "Choose",
  yes: "Yes",
  no: "No",
  researchCosts: "Research costs of {year}",
  researchCostsHint: "Empty: the expenses entered, contract research in full.",
} as const;

/** Where the face of 2023 differs from the later one. */
export const form2023Words = {
  expenses: "Section A, lines 5 to 9. Qualified research expenses",
  items:
    "Line 17 or 34, reduced credit: {reduced}. Member of a controlled group: {group}; a statement is attached.",
  noSections:
    "The form of 2023 has no sections E and G. The components go into the claim's statement.",
  /** By the name of the line, where its label names other lines. */
  lines: {
    11: "Smaller of lines 13 and 14",
    12: "Lines 1, 4 and 15",
    17: "Line 19 above line 20",
    18: "Lines 18 and 21",
    19: "{regular} of line 22",
    20: "Total qualified research expenses",
    25: "Lines 23 and 32",
  },
} as const;
