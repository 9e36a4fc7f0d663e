/** Texts by their titles, in the order written: `{ "An early no": "It costs nothing." }`. */
export function titledTexts(texts: Readonly<Record<string, string>>) {
  return Object.entries(texts).map(([title, text]) => ({ title, text }));
}

export function titledDescriptions(descriptions: Readonly<Record<string, string>>) {
  return Object.entries(descriptions).map(([title, description]) => ({ title, description }));
}

export function namedDescriptions(descriptions: Readonly<Record<string, string>>) {
  return Object.entries(descriptions).map(([name, description]) => ({ name, description }));
}
