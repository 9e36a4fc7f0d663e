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
    <nav aria-label={label} className="desk-tabs">
      <ul>
        {tabs.map((tab) => (
          <li key={tab.label}>
            <Link to={{ search: tab.search }} aria-current={tab.current ? "true" : undefined}>
              {tab.label} <span className="desk-tab-count">{tab.count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
