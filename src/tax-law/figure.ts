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

/** An amount that waits for its unit and label: `fixed(14, code("1091")).days("Window …")`. */
type Amount = Record<keyof typeof unitNames, (label: string, caveat?: string) => Figure> & {
  readonly entries: FigureEntries;
  /** Adds years that were compared on another day or with another source. */
  and(later: Amount): Amount;
};

const unitNames = {
  usd: "usd",
  usdPerSquareFoot: "usd-per-square-foot",
  usdPerMile: "usd-per-mile",
  fraction: "fraction",
  years: "years",
  months: "months",
  days: "days",
  age: "age",
  pounds: "pounds",
  feet: "feet",
  employees: "employees",
  count: "count",
} as const;

/** What a number counts; src/wording/figures.ts writes each unit in its own way. */
export type Unit = (typeof unitNames)[keyof typeof unitNames];

/**
 * Of amounts that were compared on that day, and with what: an amount for each tax year. A caveat is
 * for all of these years, or for each of some.
 */
export function verifiedOn(day: string, checkedAgainst = publishedSummaries) {
  return <Year extends number>(
    values: Readonly<Partial<Record<Year, number>>>,
    sources: Source | Readonly<Record<Year, Source>>,
    caveats?: string | Readonly<Partial<Record<Year, string>>>,
  ): Amount =>
    withEntries(
      mapEntries(values, (value, year) => {
        const caveat = typeof caveats === "string" ? caveats : caveats?.[year];
        return {
          value,
          source: "title" in sources ? sources : sources[year],
          verifiedOn: day,
          checkedAgainst,
          ...(caveat ? { caveat } : {}),
        };
      }),
    );
}

/**
 * An amount that is the same in every tax year listed, as the statute fixes it, each with the day
 * on which its source was last checked for changes. Other years are not covered.
 */
export function fixedIn(
  dayCheckedByYear: Readonly<Record<number, string>>,
  checkedAgainst = publishedSummaries,
) {
  return (value: number, source: Source): Amount =>
    withEntries(
      mapEntries(dayCheckedByYear, (day) => ({ value, source, verifiedOn: day, checkedAgainst })),
    );
}

/** An amount that each year has anew, in that year's source. */
export function byYear<Year extends number>(
  reading: ReturnType<typeof verifiedOn>,
  sources: Source | Readonly<Record<Year, Source>>,
) {
  return (
    values: Readonly<Partial<Record<Year, number>>>,
    caveats?: string | Readonly<Partial<Record<Year, string>>>,
  ) => reading(values, sources, caveats);
}

/** A caveat beside the label is the same in all years. */
function withEntries(entries: FigureEntries): Amount {
  const figureIn = (unit: Unit) => (label: string, caveat?: string) => ({
    label,
    unit,
    entries: caveat ? mapEntries(entries, (entry) => ({ ...entry, caveat })) : entries,
  });
  return {
    ...mapEntries(unitNames, figureIn),
    entries,
    and: (later) => withEntries({ ...entries, ...later.entries }),
  };
}

function mapEntries<Key extends PropertyKey, Value, Made>(
  record: Readonly<Partial<Record<Key, Value>>>,
  make: (value: Value, key: Key) => Made,
): Record<Key, Made> {
  const made = Object.entries(record).map(([key, value]) => [
    key,
    make(value as Value, key as Key),
  ]);
  return Object.fromEntries(made);
}
