import { useState } from "react";
import { Link } from "react-router";
import { leadKindNames } from "#content/desk.ts";
import { listedPartnerName, partnerName } from "#content/partners/listed-partners.ts";
import { type Colleague, leadKinds, planned, withoutOwner } from "#contracts/desk/people.ts";
import { ownerOptions } from "../data/owner-options.ts";
import { useUser } from "../data/session.ts";
import { pick, useFilters } from "../data/use-filters.ts";
import { Filters } from "../shell/filters.tsx";
import { SearchField } from "../shell/search-field.tsx";
import { fieldNames, isFiltered } from "./people-query.ts";

/** Among the kinds: duplicates and junk, which are in none of the other lists. */
const putAway = "put-away";

export function PeopleFilters(props: {
  partners: readonly string[];
  placements: readonly string[];
  owners: readonly Colleague[];
}) {
  const { query, setFilters } = useFilters();
  const user = useUser();
  const chosen = fieldNames.filter((name) => query.get(name)).length;
  const [open, setOpen] = useState(chosen > 0);
  const listed = (partner: string) => listedPartnerName(partner) !== undefined;
  const partners = [
    ...props.partners.filter(listed),
    ...props.partners.filter((partner) => !listed(partner)),
  ];
  const placement = {
    name: "placement",
    label: "Placement",
    all: "Any",
    options: props.placements.map((value) => ({ value, label: value })),
  };
  return (
    <search className="lead-filters print:hidden">
      <SearchField id="lead-search" placeholder="Name, phone, words, state" />
      <details
        className="lead-filter-more"
        open={open}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary className="desk-tool border border-line-strong">
          Filters {chosen > 0 ? <span>({chosen})</span> : null}
        </summary>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-3 pt-3 lg:pt-0 xl:grid-cols-[1fr_1fr_1.2fr_1fr_9.25rem_9.25rem_7rem] max-sm:[&>:nth-child(3)]:col-span-full">
          <Filters
            of={[
              {
                name: "kind",
                label: "Kind",
                all: "To call",
                options: [
                  ...leadKinds.map((kind) => ({ value: kind, label: leadKindNames[kind] })),
                  { value: putAway, label: "Put away" },
                ],
                value: query.get("putAway") ? putAway : (query.get("kind") ?? ""),
                onChoose: (value) =>
                  setFilters({
                    kind: value === putAway ? "" : value,
                    putAway: value === putAway ? "yes" : "",
                    after: "",
                  }),
              },
              {
                name: "partner",
                label: "Partner",
                all: "Any partner",
                options: partners.map((partner) => ({
                  value: partner,
                  label: partnerName(partner),
                })),
              },
              ...(query.get("partner") || query.get("placement") ? [placement] : []),
              {
                name: "owner",
                label: "Owner",
                all: "Anybody",
                options: [
                  { value: withoutOwner, label: "No owner" },
                  ...ownerOptions(props.owners, user?.id),
                ],
              },
              {
                name: "nextStep",
                label: "Next step",
                all: "Any",
                options: [{ value: planned, label: "Planned, by date" }],
              },
              "days",
              {
                name: "sort",
                label: "Sort",
                all: "Newest",
                options: [{ value: "amount", label: "Amount" }],
              },
            ]}
          />
        </div>
      </details>
      {/* Its place is kept, so that the fields do not move when it appears. */}
      <Link
        to={{ search: pick(query, ["sort"]).toString() }}
        className={`inline-flex min-h-11 items-center text-sm underline decoration-control decoration-1 lg:mt-6.5 lg:min-h-9.5 ${isFiltered(query) ? "" : "max-lg:hidden lg:invisible"}`}
      >
        Clear filters
      </Link>
    </search>
  );
}
