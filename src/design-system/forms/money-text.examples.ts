/**
 * How people write amounts: the text, what the field then shows, and what it says it did not read.
 * The unit test and the journey in a browser both type and paste them.
 */
export const spellings: readonly [text: string, shown: string, ...notRead: string[]][] = [
  ["420000", "420,000"],
  ["420000.50", "420,000"],
  ["215,340.75", "215,340"],
  ["$1,234.56", "1,234"],
  [" $ 1,234,567 ", "1,234,567"],
  ["-5000", "5,000", "-"],
  ["(5,000)", "5,000", "(", ")"],
  ["420k", "420", "k"],
  ["1e6", "16", "e"],
  ["€1.234,50", "1", "€", ".234,50"],
  ["1.234.567", "1", ".234.567"],
  ["about 5", "5", "about"],
  [".50", "0"],
];
