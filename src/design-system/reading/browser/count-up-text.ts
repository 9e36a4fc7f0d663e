/** What `$1,000+` shows at a fraction of its way up: same sign, separators, decimals and suffix. */
export function countUpText(finalText: string, progress: number): string {
  return finalText.replace(/\d[\d,]*(\.\d+)?/, (number, decimals = ".") => {
    const reached = Number(number.replaceAll(",", "")) * (1 - (1 - progress) ** 3);
    const places = decimals.length - 1;
    return number.includes(",")
      ? reached.toLocaleString("en-US", { maximumFractionDigits: places })
      : reached.toFixed(places);
  });
}
