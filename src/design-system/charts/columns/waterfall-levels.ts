import { formatChange, formatValue } from "../format-value.ts";

export type WaterfallLine = {
  label: string;
  /** Always positive, also for a minus. */
  amount: number;
  kind: "start" | "plus" | "minus" | "total";
  note?: string;
};

/** Complete class names, because the build searches the source for them: docs/decisions/0005. */
export const waterfallClasses: Record<WaterfallLine["kind"], string> = {
  start: "fill-tone-deep",
  plus: "fill-tone",
  minus: "stroke-(--tone)",
  total: "fill-tone-deep",
};

export type WaterfallLevel = {
  line: WaterfallLine;
  /** Signed change, or the signed height of a start or total. */
  signed: number;
  from: number;
  to: number;
};

/** Lines rounded to whole dollars may differ from their total by this much. */
const ROUNDING = 1;

/** Where each bar begins and ends. Throws if a total is not the sum of the lines above it. */
export function waterfallLevels(
  lines: readonly WaterfallLine[],
  { refuseErrors = !isVisitorsBrowser() } = {},
): WaterfallLevel[] {
  let running = 0;
  return lines.map((line, index) => {
    const before = running;
    if (refuseErrors && (line.kind === "start") !== (index === 0)) {
      throw new Error(`A waterfall starts once, with its first line: ${line.label}`);
    }
    if (line.kind === "total") {
      if (refuseErrors && Math.abs(line.amount - running) > ROUNDING) {
        throw new Error(`${line.label} says ${line.amount}; the lines above add up to ${running}`);
      }
      return { line, signed: line.amount, from: 0, to: line.amount };
    }
    const signed = line.kind === "minus" ? -line.amount : line.amount;
    running += signed;
    return { line, signed, from: before, to: running };
  });
}

/** A wrong total stops the build and the tests, but must not break a visitor's page. */
function isVisitorsBrowser(): boolean {
  return typeof document !== "undefined" && Boolean(import.meta.env?.PROD);
}

export function waterfallRange(levels: readonly WaterfallLevel[]) {
  const ends = levels.flatMap(({ from, to }) => [from, to]);
  const lowest = Math.min(0, ...ends);
  const highest = Math.max(0, ...ends);
  return { lowest, highest, height: highest - lowest || 1 };
}

export function waterfallText({ line, signed }: WaterfallLevel): string {
  const isChange = line.kind === "plus" || line.kind === "minus";
  return isChange ? formatChange(signed) : formatValue(signed);
}
