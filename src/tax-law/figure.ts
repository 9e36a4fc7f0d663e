/** What a number counts; src/wording/figures.ts writes each unit in its own way. */
export type Unit =
  | "usd"
  | "usd-per-square-foot"
  | "usd-per-mile"
  | "fraction"
  | "years"
  | "months"
  | "days"
  | "age"
  | "pounds"
  | "feet"
  | "employees"
  | "count";

export interface Source {
  readonly title: string;
  readonly url: string;
}

/** One tax year's value of a figure. A year is added beside the others, never written over one. */
export interface FigureEntry {
  readonly value: number;
  readonly source: Source;
  /** The day on which the value was last compared with `checkedAgainst`. YYYY-MM-DD. */
  readonly verifiedOn: string;
  /** What the value was compared with; completes "checked against …", where "it" is the source. */
  readonly checkedAgainst: string;
  /** What a careful reader must know before relying on the value. */
  readonly caveat?: string;
}

export type FigureEntries = Readonly<Record<number, FigureEntry>>;

export interface Figure {
  readonly label: string;
  readonly unit: Unit;
  readonly entries: FigureEntries;
}

/** Figures of one topic, by their stable kebab-case names. */
export type FigureTable = Readonly<Record<string, Figure>>;

/** The default. Figures that were read in their source pass `theSourceItself`. */
const publishedSummaries = "published summaries of it";
export const theSourceItself = "the source itself";

/** Makes entries that were compared on that day, and with what. */
export function verifiedOn(day: string, checkedAgainst = publishedSummaries) {
  return (value: number, source: Source, caveat?: string): FigureEntry => ({
    value,
    source,
    verifiedOn: day,
    checkedAgainst,
    ...(caveat ? { caveat } : {}),
  });
}

/**
 * Makes the entries of an amount that the statute fixes. It is the same in every tax year listed,
 * each with the day on which the statute was last checked for changes. Other years are not covered.
 */
export function fixedIn(
  dayCheckedByYear: Readonly<Record<number, string>>,
  checkedAgainst = publishedSummaries,
) {
  return (value: number, source: Source): FigureEntries =>
    Object.fromEntries(
      Object.entries(dayCheckedByYear).map(([taxYear, day]) => [
        taxYear,
        verifiedOn(day, checkedAgainst)(value, source),
      ]),
    );
}

/** Makes the entries of an amount that is announced for each year anew, in that year's source. */
export function byYear<Year extends number>(
  entry: ReturnType<typeof verifiedOn>,
  sources: Readonly<Record<Year, Source>>,
  values: Readonly<Partial<Record<Year, number>>>,
  caveats?: Readonly<Partial<Record<Year, string>>>,
): FigureEntries {
  const years = Object.keys(values).map(Number) as Year[];
  return Object.fromEntries(
    years.map((year) => [year, entry(values[year] as number, sources[year], caveats?.[year])]),
  );
}

/** Makes figures of one unit. A caveat beside the entries is the same in every year. */
function countedIn(unit: Unit) {
  return (label: string, entries: FigureEntries, caveat?: string): Figure => ({
    label,
    unit,
    entries: caveat
      ? Object.fromEntries(
          Object.entries(entries).map(([taxYear, entry]) => [taxYear, { ...entry, caveat }]),
        )
      : entries,
  });
}

export const unit = {
  usd: countedIn("usd"),
  usdPerSquareFoot: countedIn("usd-per-square-foot"),
  usdPerMile: countedIn("usd-per-mile"),
  fraction: countedIn("fraction"),
  years: countedIn("years"),
  months: countedIn("months"),
  days: countedIn("days"),
  age: countedIn("age"),
  pounds: countedIn("pounds"),
  feet: countedIn("feet"),
  employees: countedIn("employees"),
  count: countedIn("count"),
};
