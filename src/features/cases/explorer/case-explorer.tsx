import type { ReactNode } from "react";
import { caseExplorer } from "#content/cases/case-explorer.ts";
import { SmallButton } from "#design-system/actions/button.tsx";
import scriptUrl from "./browser/case-explorer.ts?script";
import type { BesideCase, ExplorerCase } from "./case-dialog.tsx";
import { CaseDialog } from "./case-dialog.tsx";
import "#design-system/layout/swipe-row.css";
import "./case-explorer.css";

interface CaseExplorerProps {
  /** Prefix of element ids, and the name of the URL parameters: `?cases=dental&case=orthodontics`. */
  name: string;
  filters: readonly { id: string; label: string }[];
  showsAll: string;
  defaultFilter: string;
  /**
   * Starts with the filter of the practice type that the visitor has chosen in the calculator, by
   * the answers it keeps in this browser.
   */
  followsCalculator?: { storageKey: string; filters: Readonly<Record<string, string>> };
  /** On a phone the cards are one row to swipe. */
  swipes?: boolean;
  showCounts?: boolean;
  cardLook?: "sheet" | "slip";
  search?: { label: string; placeholder: string };
  emptyText: string;
  note?: ReactNode;
  cases: readonly ExplorerCase[];
  beside?: readonly BesideCase[];
}

/**
 * Cards with filters, an optional search and a dialog each, all in the page from the start. Without
 * script every card is shown, and its button's `command` opens the dialog. The script adds filters,
 * search and addresses.
 */
export function CaseExplorer(props: CaseExplorerProps) {
  const { name, cases, beside = [] } = props;
  const look = props.cardLook ?? "sheet";
  return (
    <div
      data-case-explorer={name}
      data-default-filter={props.defaultFilter}
      data-shows-all={props.showsAll}
      data-kept-key={props.followsCalculator?.storageKey}
      data-filter-of={props.followsCalculator && JSON.stringify(props.followsCalculator.filters)}
    >
      <Controls {...props} />
      <div className="case-lists">
        {beside.length > 0 ? (
          <ul className="case-cards case-beside swipe-row">
            {beside.map((entry) => (
              <li
                key={entry.id}
                id={`${name}-card-${entry.id}`}
                data-beside={entry.id}
                data-groups={entry.groups.join(" ")}
              >
                <Card entry={entry} look={look} />
              </li>
            ))}
          </ul>
        ) : null}
        <ul className={`case-cards ${props.swipes ? "swipe-row" : ""}`}>
          {cases.map((entry) => (
            <li
              key={entry.id}
              id={`${name}-card-${entry.id}`}
              data-case={entry.id}
              data-groups={entry.groups.join(" ")}
            >
              <Card entry={entry} look={look}>
                <OpenButton name={name} entry={entry} />
              </Card>
            </li>
          ))}
          {props.note ? <li className="self-end py-5 sm:col-span-full">{props.note}</li> : null}
        </ul>
      </div>
      <p data-case-empty="" role="status" className="text-ink-2" />
      <template data-case-empty-text="">{props.emptyText}</template>
      {cases.map((entry) => (
        <CaseDialog key={entry.id} id={`${name}-${entry.id}`} entry={entry} />
      ))}
      <script type="module" src={scriptUrl} />
    </div>
  );
}

function Controls(props: CaseExplorerProps) {
  const { filters, showsAll, showCounts, search, cases, defaultFilter } = props;
  return (
    // In the page from the start, so that nothing moves when the script has loaded.
    <div className="flex flex-wrap items-center justify-between gap-4 mb-7 noscript:hidden">
      <fieldset aria-label={caseExplorer.filters} className="flex flex-wrap gap-2.5">
        {filters.map(({ id, label }) => {
          const count = cases.filter(
            (entry) => id === showsAll || entry.groups.includes(id),
          ).length;
          return (
            <button
              key={id}
              type="button"
              className="filter-button"
              data-filter={id}
              aria-pressed={id === defaultFilter}
            >
              {label}
              {showCounts ? <span aria-hidden="true"> {count}</span> : null}
            </button>
          );
        })}
      </fieldset>
      {search ? (
        <div className="flex-[1_1_16rem] max-w-88">
          <input
            type="search"
            aria-label={search.label}
            placeholder={search.placeholder}
            className="w-full min-h-11 py-0 px-4 border border-control rounded-control bg-transparent text-ink placeholder:text-ink-3 placeholder:opacity-100"
          />
        </div>
      ) : null}
    </div>
  );
}

interface CardProps {
  look: "sheet" | "slip";
  entry: BesideCase;
  children?: ReactNode;
}

function Card({ look, entry, children }: CardProps) {
  return (
    <article
      className={`case-card on-sheet ${look === "slip" ? "slip" : ""}`}
      data-search-text={entry.searchText?.toLowerCase()}
    >
      {entry.card}
      {children}
    </article>
  );
}

function OpenButton({ name, entry }: { name: string; entry: ExplorerCase }) {
  return (
    <SmallButton
      className="case-card-open"
      // Browsers that support `command` open the dialog themselves. In others the script does.
      {...{ command: "show-modal", commandfor: `${name}-${entry.id}` }}
    >
      {caseExplorer.open}
      <span className="sr-only">: {entry.dialogTitle}</span>
    </SmallButton>
  );
}
