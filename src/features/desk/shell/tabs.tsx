import { DeskLink } from "./desk-link.tsx";

interface Tab {
  label: string;
  /** In words; absent while it is not known. */
  count: string | undefined;
  href: string;
  current: boolean;
}

/** Parts of a list with how many stand in each, as the index of a ledger. They are links. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav aria-label={label} className="desk-tabs">
      <ul>
        {tabs.map((tab) => (
          <li key={tab.label}>
            <DeskLink href={tab.href} aria-current={tab.current ? "true" : undefined}>
              {tab.label} <span className="desk-tab-count">{tab.count}</span>
            </DeskLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
