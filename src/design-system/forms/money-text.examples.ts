/**
 * How people write amounts, and what the field shows when it is left; null where that is no amount.
 * The unit test and the journey in a browser both enter them.
 */
export const spellings: readonly [text: string, shown: string | null][] = [
  ["420000", "420,000"],
  ["420000.50", "420,001"],
  ["215,340.49", "215,340"],
  ["$1,234.56", "1,235"],
  [" $ 1,234,567 ", "1,234,567"],
  ["380 000", "380,000"],
  ["412k", "412,000"],
  ["1.2m", "1,200,000"],
  ["1.2345 M", "1,234,500"],
  ["$71K", "71,000"],
  [".50", "1"],
  ["0012", "12"],
  ["", ""],
  ["-5000", null],
  ["(5,000)", null],
  ["1e6", null],
  ["€1.234,50", null],
  ["1.234", null],
  ["1.234.567", null],
  ["about 5", null],
  ["k", null],
  [".", null],
  ["5 km", null],
];
