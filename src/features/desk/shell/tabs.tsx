import { Link } from "react-router";

interface Tab {
  label: string;
  /** In words; undefined until it is known. */
  count: string | undefined;
  /** The query string of the address that shows it. */
  search: string;
  current: boolean;
}

/** Links to the parts of a list, each with its number of entries. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav
      aria-label={label}
      className="-mx-(--gutter) mt-3 overflow-x-auto border-b border-line-strong px-(--gutter) [scrollbar-width:none] print:hidden"
    >
      <ul className="flex w-max gap-6">
        {tabs.map((tab) => (
          <li key={tab.label}>
            <Link
              to={{ search: tab.search }}
              aria-current={tab.current ? "true" : undefined}
              className="group flex min-h-11 items-baseline gap-1.75 py-2.5 whitespace-nowrap text-ink-2 no-underline -outline-offset-3 hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:shadow-[inset_0_-3px_0_var(--color-leaf)]"
            >
              {tab.label}{" "}
              <span className="min-w-[1ch] font-serif text-[1.0625rem]/none font-medium text-ink-3 tabular-nums lining-nums group-aria-[current]:text-leaf">
                {tab.count}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
