import { Link } from "react-router";
import { formatNumber } from "#wording/numbers.ts";
import { useFilters } from "../data/use-filters.ts";

/** A part of a list by its value in the address, its name, and its number of entries once known. */
type Tab = readonly [value: string, label: string, count: number | undefined];

/** Links to the parts of a list by status. */
export function Tabs({ label, of }: { label: string; of: readonly Tab[] }) {
  const { query, searchWith } = useFilters();
  const current = query.get("status") ?? "";
  return (
    <nav
      aria-label={label}
      className="-mx-(--gutter) mt-3 overflow-x-auto border-b border-line-strong px-(--gutter) [scrollbar-width:none] print:hidden"
    >
      <ul className="flex w-max gap-6">
        {of.map(([status, name, count]) => (
          <li key={name}>
            <Link
              to={{ search: searchWith({ status, after: "" }) }}
              aria-current={current === status ? "true" : undefined}
              className="group flex min-h-11 items-baseline gap-1.75 py-2.5 whitespace-nowrap text-ink-2 no-underline -outline-offset-3 hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:shadow-[inset_0_-3px_0_var(--color-leaf)]"
            >
              {name}{" "}
              <span className="min-w-[1ch] font-serif text-[1.0625rem]/none font-medium text-ink-3 tabular-nums lining-nums group-aria-[current]:text-leaf">
                {count === undefined ? null : formatNumber(count)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
