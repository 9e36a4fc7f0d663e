import { articleBody } from "#content/pages/knowledge-bank.ts";
import { TextLink } from "#design-system/actions/text-link.tsx";
import {
  type StateCreditClaim,
  type StateCreditGroup,
  stateCreditClaims,
  stateCreditGroups,
  stateCreditNotes,
} from "#tax-law/state-credit-claims.ts";
import { findStateCreditLaw } from "#tax-law/state-credit-law.ts";
import { defaultStateName, usStates } from "#tax-law/state-credit-rates.ts";
import { LawTable } from "./law-table.tsx";

const words = articleBody.stateCredits;
const claims: Readonly<Record<string, StateCreditClaim>> = stateCreditClaims;

const isGroup = (group: string): group is StateCreditGroup =>
  (stateCreditGroups as readonly string[]).includes(group);

const placeOf = (code: string) => `state-${code.toLowerCase()}`;

export function StateLinks() {
  return (
    <nav
      className="grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] text-sm tabular-nums print:hidden"
      aria-label={words.states}
      data-not-counted=""
    >
      {usStates.map(({ code, name }) => (
        <a
          key={code}
          href={`#${placeOf(code)}`}
          className="-mr-px -mb-px grid min-h-11 place-items-center border border-line text-ink-2 hover:bg-leaf hover:text-paper"
        >
          {code} <span className="sr-only">{name}</span>
        </a>
      ))}
    </nav>
  );
}

/**
 * The states of one group, the firm's own first. Not counted in the minutes, because readers look
 * up one state.
 */
export function StateCredits({ group }: { group: string }) {
  if (!isGroup(group)) throw new Error(`There is no group of states named “${group}”.`);
  const states = usStates
    .filter(({ code }) => claims[code]?.group === group)
    .toSorted((a, b) => Number(b.name === defaultStateName) - Number(a.name === defaultStateName));
  const claimed = group === "refundable" || group === "carryforward";
  return (
    <LawTable
      caption={words.captions[group]}
      counted={false}
      columns={[words.state, words.law, ...(claimed ? [words.form, words.unused] : [])]}
    >
      <tbody>
        {states.map(({ code, name }) => {
          const law = findStateCreditLaw(code);
          const formList = law ? <a href={law.source.url}>{words.askState}</a> : words.askState;
          const { form = formList, unused = formList } = claims[code] ?? {};
          return (
            <tr key={code} id={placeOf(code)}>
              <td>{law ? <TextLink href={law.source.url}>{name}</TextLink> : name}</td>
              <td>
                {law?.sentence} {stateCreditNotes[code]}
                {law?.howRead === "summary-read" ? <small> {words.fromSummaries}</small> : null}
              </td>
              {claimed ? <td>{form}</td> : null}
              {claimed ? <td>{unused}</td> : null}
            </tr>
          );
        })}
      </tbody>
    </LawTable>
  );
}
