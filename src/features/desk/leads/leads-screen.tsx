import { desk, deskLeads } from "#content/desk.ts";
import type { LeadsAnswer } from "#contracts/desk/leads.ts";
import { type ScreenProps, useAddress } from "../address.ts";
import { LeadScreen } from "../lead/lead-screen.tsx";
import { useSession } from "../session.ts";
import { ExportLink } from "../shell/export-link.tsx";
import { Empty, Ready } from "../shell/states.tsx";
import { useKeys } from "../use-keys.ts";
import { useLatest } from "../use-latest.ts";
import { useLoaded } from "../use-loaded.ts";
import { LeadFilters } from "./lead-filters.tsx";
import { LeadList } from "./lead-list.tsx";
import { isFiltered, leadPaths } from "./lead-query.ts";
import { StatusTabs } from "./status-tabs.tsx";
import "./leads.css";

const words = deskLeads;

/** The list, or one lead of it. */
export function LeadsScreen({ rest }: ScreenProps) {
  return rest ? <LeadScreen key={rest} id={rest} /> : <LeadsListScreen />;
}

function LeadsListScreen() {
  const query = useAddress()?.query ?? new URLSearchParams();
  const { user } = useSession();
  const paths = leadPaths(query);
  // Here and not in the list: one can search before it has come.
  useKeys({ "/": () => document.getElementById("lead-search")?.focus() });
  const first = useLoaded<LeadsAnswer>(paths.first);
  const later = useLoaded<LeadsAnswer>(paths.page);
  const page = paths.page ? later : first;
  // While another filter loads, the list stands as it was.
  const shown = useLatest(page.data);
  const overview = useLatest(first.data?.overview);
  return (
    <>
      <div className="desk-title">
        <h1>{desk.screens.leads}</h1>
        {user?.role === "admin" ? (
          <ExportLink href={paths.csv} title={words.exportHint}>
            {words.export}
          </ExportLink>
        ) : null}
      </div>
      <StatusTabs counts={overview?.countsByStatus} />
      <LeadFilters partners={overview?.partners ?? []} owners={overview?.owners ?? []} />
      <Ready loaded={{ ...page, data: page.failure ? page.data : shown }}>
        {({ leads, after }) =>
          leads.length > 0 ? (
            <LeadList leads={leads} after={after} busy={page.loading} />
          ) : (
            <NoLeads filtered={isFiltered(query)} />
          )
        }
      </Ready>
    </>
  );
}

function NoLeads({ filtered }: { filtered: boolean }) {
  const { heading, text } = filtered ? words.noMatch : words.none;
  return (
    <Empty heading={heading}>
      <p>{text}</p>
    </Empty>
  );
}
