/** Reads the numbers for the secret in the address's fragment and shows them by week. */
import { post } from "#browser/post.ts";
import { numbersPage as words } from "#content/pages/partner-numbers.ts";
import { partnerNumbersPath } from "#contracts/endpoints.ts";
import type {
  PartnerFigure,
  PartnerNumbers,
  PartnerNumbersRow,
} from "#contracts/partner-numbers.ts";
import { formatDate, mondayOf } from "#wording/dates.ts";
import { fillIn } from "#wording/fill-in.ts";
import { formatNumber } from "#wording/numbers.ts";

const part = (name: string) => document.querySelector(`[data-numbers="${name}"]`) as HTMLElement;
const weeks = part("weeks");
const pattern = weeks.firstElementChild as HTMLElement;
const { table } = words;

async function show(): Promise<void> {
  const secret = location.hash.slice(1);
  if (!secret) return say(words.unknown);
  say(words.reading);
  try {
    const numbers = await post(partnerNumbersPath, { secret }, { failed: words.failed });
    fill(numbers as PartnerNumbers);
  } catch (error) {
    say((error as Error).message);
  }
}

/** A sentence in place of the numbers. */
function say(sentence: string): void {
  part("status").textContent = sentence;
  for (const name of ["weeks", "empty", "print"]) part(name).hidden = true;
}

function fill({ partner, from, to, rows }: PartnerNumbers): void {
  say(fillIn(words.counted, { partner, from: formatDate(from), to: formatDate(to) }));
  const byWeek = Map.groupBy(rows, ({ week }) => week);
  weeks.replaceChildren(...[...byWeek].map(([week, ofWeek]) => weekOf(week, ofWeek, to)));
  weeks.hidden = part("print").hidden = rows.length === 0;
  part("empty").hidden = rows.length > 0;
}

function weekOf(week: string, rows: readonly PartnerNumbersRow[], to: string): HTMLElement {
  const copy = pattern.cloneNode(true) as HTMLElement;
  const heading = week === mondayOf(to) ? words.thisWeek : words.week;
  const day = formatDate(week);
  (copy.querySelector("h2") as HTMLElement).textContent = fillIn(heading, { day });
  const body = copy.querySelector("tbody") as HTMLElement;
  const row = body.firstElementChild as HTMLElement;
  body.replaceChildren(
    ...rows.map((numbers) => rowOf(row.cloneNode(true) as HTMLElement, numbers)),
  );
  return copy;
}

function rowOf(row: HTMLElement, { placement, figures }: PartnerNumbersRow): HTMLElement {
  (row.querySelector("th") as HTMLElement).textContent = placement || table.noPlacement;
  for (const cell of row.querySelectorAll("td")) {
    const count = figures[cell.dataset.figure as PartnerFigure];
    cell.textContent = count === null ? table.fewer : formatNumber(count);
    cell.toggleAttribute("data-fewer", count === null);
  }
  return row;
}

part("print").addEventListener("click", () => print());
addEventListener("hashchange", show);
void show();
