import { useEffect, useState } from "react";
import { download } from "#browser/download.ts";
import { post } from "#browser/post.ts";
import { numbersPage as words } from "#content/pages/partner-numbers.ts";
import { partnerNumbersPath } from "#contracts/endpoints.ts";
import type {
  PartnerNumbers as Numbers,
  PartnerCount,
  ShownCounts,
} from "#contracts/partner-numbers.ts";
import { Button } from "#design-system/actions/button.tsx";
import { formatDate } from "#wording/dates.ts";
import { fillIn } from "#wording/fill-in.ts";
import { formatNumber } from "#wording/numbers.ts";
import "./partner-numbers.css";

const { table, empty, csv } = words;
/** Earlier ones are in the file. */
const weeksOnPage = 13;
const statusLook = "min-w-0 max-w-[44rem] wrap-anywhere text-ink-2";
const countNames = Object.keys(table.counts) as PartnerCount[];

/** Rendered as the island `partner-numbers`: the numbers for the secret in the address's fragment. */
export function PartnerNumbers() {
  const { sentence, numbers } = useNumbers();
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <p role="status" className={statusLook}>
          {sentence}
        </p>
        {numbers?.rows.length ? (
          <p className="flex flex-wrap gap-3 print:hidden">
            <Button variant="quiet" onClick={() => download(asCsv(numbers), csv.file)}>
              {csv.button}
            </Button>
            <Button variant="quiet" onClick={() => print()}>
              {words.print}
            </Button>
          </p>
        ) : null}
      </div>
      <noscript>
        <p className={statusLook}>{words.withoutScript}</p>
      </noscript>
      {numbers ? <Tables {...numbers} /> : null}
    </>
  );
}

function useNumbers(): { sentence: string; numbers?: Numbers } {
  const [shown, setShown] = useState<{ sentence: string; numbers?: Numbers }>({
    sentence: words.reading,
  });
  useEffect(() => {
    const show = async () => {
      const secret = location.hash.slice(1);
      if (!secret) return setShown({ sentence: words.unknown });
      setShown({ sentence: words.reading });
      try {
        const numbers = await post<Numbers>(
          partnerNumbersPath,
          { secret },
          { failed: words.failed },
        );
        const { partner, from, to } = numbers;
        const days = { from: formatDate(from), to: formatDate(to) };
        setShown({ sentence: fillIn(words.counted, { partner, ...days }), numbers });
      } catch (error) {
        setShown({ sentence: (error as Error).message });
      }
    };
    void show();
    addEventListener("hashchange", show);
    return () => removeEventListener("hashchange", show);
  }, []);
  return shown;
}

function Tables({ rows, places, months, people }: Numbers) {
  if (rows.length === 0)
    return (
      <div className="mt-8 max-w-[44rem] space-y-4">
        <h2>{empty.heading}</h2>
        <p>{empty.text}</p>
        <p>
          <a className="button button-primary" href={empty.link.href}>
            {empty.link.label}
          </a>
        </p>
      </div>
    );
  const ofWeeks = rows.filter(({ kind }) => kind === "week" || kind === "soFar");
  const weeks = [...Map.groupBy(ofWeeks, ({ kind, from }) => `${kind} ${from}`).values()];
  const states = Object.entries(people).flatMap(([state, count]) =>
    count
      ? [
          {
            label: words.people.states[state as keyof typeof people],
            cells: [{ count, orMore: true }],
          },
        ]
      : [],
  );
  return (
    <>
      <CountTable
        heading={words.places.heading}
        first={table.placement}
        rows={places.map(({ name, counts }) => byCount(placeName(name), counts))}
      />
      <CountTable
        heading={words.months.heading}
        first={words.months.month}
        rows={months.map(({ name, counts }) => byCount(formatDate(name), counts))}
      />
      {states.length > 0 ? (
        <CountTable
          heading={words.people.heading}
          first={words.people.state}
          columns={[words.people.count]}
          rows={states}
        />
      ) : null}
      {weeks.slice(0, weeksOnPage).map((ofWeek) => {
        const [{ kind, from } = { kind: "week", from: "" }] = ofWeek;
        const heading = kind === "soFar" ? words.thisWeek : words.week;
        return (
          <CountTable
            key={from}
            heading={fillIn(heading, { day: formatDate(from) })}
            first={table.placement}
            none={table.fewer}
            rows={ofWeek.map(({ placement, counts }) => byCount(placeName(placement), counts))}
          />
        );
      })}
    </>
  );
}

type Cell = ShownCounts[PartnerCount];

const placeName = (place: string | null) =>
  place === null ? words.places.rest : place || table.noPlacement;
const byCount = (label: string, counts: ShownCounts) => ({
  label,
  cells: countNames.map((name) => counts[name]),
});

function inWords(shown: Cell, none: string): string {
  if (!shown) return none;
  const count = formatNumber(shown.count);
  return shown.orMore ? fillIn(table.orMore, { count }) : count;
}

/** Everything that is shown, also of weeks that the page leaves out. */
function asCsv({ rows }: Numbers): Blob {
  const lines = rows.map(({ kind, from, to, placement, counts }) => [
    ...[csv.kinds[kind], from, to, placeName(placement)],
    ...countNames.map((name) => inWords(counts[name], "")),
  ]);
  const columns = [...csv.columns, table.placement, ...Object.values(table.counts)];
  const quoted = [columns, ...lines].map((cells) => cells.map((cell) => `"${cell}"`).join());
  return new Blob([`${quoted.join("\r\n")}\r\n`], { type: "text/csv" });
}

const nameLook = "py-[0.7rem] text-left align-baseline wrap-anywhere print:py-[0.3rem]";
const countLook = "py-[0.7rem] pl-6 text-right align-baseline print:py-[0.3rem]";

function CountTable(props: {
  heading: string;
  first: string;
  columns?: readonly string[];
  none?: string;
  rows: readonly { label: string; cells: readonly Cell[] }[];
}) {
  const { heading, first, columns = Object.values(table.counts), none = table.none, rows } = props;
  return (
    <section className="mt-10 print:mt-4 print:break-inside-avoid">
      <h2 className="text-xl">{heading}</h2>
      <table className="mt-3 w-full table-fixed border-collapse tabular-nums lining-nums phone:block">
        <thead className="phone:sr-only">
          <tr className="break-inside-avoid *:border-b-[1.5px] *:border-ink *:text-sm *:font-semibold *:text-ink-2">
            <th scope="col" className={`w-[24%] ${nameLook}`}>
              {first}
            </th>
            {columns.map((name) => (
              <th key={name} scope="col" className={countLook}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="phone:block">
          {rows.map(({ label, cells }) => (
            // On a phone each placement is a block, its figures in two columns under their names.
            <tr
              key={label}
              className="break-inside-avoid phone:grid phone:grid-cols-[1fr_1fr] phone:gap-x-6 phone:border-t-[1.5px] phone:border-ink phone:py-[0.9rem]"
            >
              <th
                scope="row"
                className={`border-b border-dashed border-line-strong font-semibold phone:col-span-full phone:block phone:border-b-0 phone:pt-0 phone:pb-[0.35rem] print:text-[9pt] ${nameLook}`}
              >
                {label}
              </th>
              {cells.map((shown, at) => (
                <td
                  key={columns[at]}
                  data-label={columns[at]}
                  className={`numbers-count border-b border-dashed border-line-strong phone:flex phone:flex-wrap phone:items-baseline phone:justify-between phone:gap-x-3 phone:py-2 phone:pl-0 ${shown ? "text-lg print:text-[9pt]" : "text-sm text-ink-3"} ${countLook}`}
                >
                  {inWords(shown, none)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
