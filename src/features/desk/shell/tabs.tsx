import { Link } from "react-router";

interface Tab {
  label: string;
  /** In words; absent while it is not known. */
  count: string | undefined;
  /** The query string of the address that shows it. */
  search: string;
  current: boolean;
}

/** Parts of a list with how many entries each has, as the index of a ledger. They are links. */
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
