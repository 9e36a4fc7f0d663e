const dollars = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});

const percentWith = (decimals: number) =>
  new Intl.NumberFormat("en-US", {
    style: "percent",
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });

const oneDecimal = percentWith(1);
const twoDecimals = percentWith(2);

/** `$33,075` */
export const inDollars = (amount: number) => dollars.format(amount);
/** `45.0%`, as the total R&D time is shown. */
export const toOneDecimal = (fraction: number) => oneDecimal.format(fraction);
/** `45.00%`, as one specialty's contribution is shown. */
export const toTwoDecimals = (fraction: number) => twoDecimals.format(fraction);
