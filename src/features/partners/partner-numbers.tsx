import { useEffect, useState } from "react";
import { post } from "#browser/post.ts";
import { numbersPage as words } from "#content/pages/partner-numbers.ts";
import { partnerNumbersPath } from "#contracts/endpoints.ts";
import type {
  PartnerNumbers as Numbers,
  PartnerCount,
  PartnerNumbersRow,
} from "#contracts/partner-numbers.ts";
import { Button } from "#design-system/actions/button.tsx";
import { formatDate, mondayOf } from "#wording/dates.ts";
import { fillIn } from "#wording/fill-in.ts";
import { formatNumber } from "#wording/numbers.ts";
import "./partner-numbers.css";

const { table, empty } = words;
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
          <Button variant="quiet" className="print:hidden" onClick={() => print()}>
            {words.print}
          </Button>
        ) : null}
      </div>
      <noscript>
        <p className={statusLook}>{words.withoutScript}</p>
      </noscript>
      {numbers ? <Weeks {...numbers} /> : null}
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

function Weeks({ rows, to }: Numbers) {
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
  return [...Map.groupBy(rows, ({ week }) => week)].map(([week, ofWeek]) => (
    <section key={week} className="mt-10 print:mt-4 print:break-inside-avoid">
      <h2 className="text-xl">
        {fillIn(week === mondayOf(to) ? words.thisWeek : words.week, { day: formatDate(week) })}
      </h2>
      <WeekTable rows={ofWeek} />
    </section>
  ));
}

function WeekTable({ rows }: { rows: readonly PartnerNumbersRow[] }) {
  return (
    <table className="numbers-table">
      <thead>
        <tr>
          <th scope="col">{table.placement}</th>
          {countNames.map((name) => (
            <th key={name} scope="col">
              {table.counts[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ placement, counts }) => (
          <tr key={placement}>
            <th scope="row">{placement || table.noPlacement}</th>
            {countNames.map((name) => {
              const count = counts[name];
              return (
                <td
                  key={name}
                  data-label={table.counts[name]}
                  data-fewer={count === null || undefined}
                >
                  {count === null ? table.fewer : formatNumber(count)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
