import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { leadKindNames } from "#content/desk.ts";
import { listedPartnerName, partnerName } from "#content/partners/listed-partners.ts";
import { type Colleague, leadKinds, planned, withoutOwner } from "#contracts/desk/people.ts";
import { Select } from "#design-system/forms/select.tsx";
import { TextInput } from "#design-system/forms/text-input.tsx";
import { ownerOptions } from "../data/owner-options.ts";
import { useUser } from "../data/session.ts";
import { pick, useFilters } from "../data/use-filters.ts";
import { SearchField } from "../shell/search-field.tsx";
import { Empty } from "../shell/states.tsx";
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
  const set = (name: string) => (value: string) => setFilters({ [name]: value, after: "" });
  const chosen = fieldNames.filter((name) => query.get(name)).length;
  const [open, setOpen] = useState(chosen > 0);
  const listed = (partner: string) => listedPartnerName(partner) !== undefined;
  const partners = [
    ...props.partners.filter(listed),
    ...props.partners.filter((partner) => !listed(partner)),
  ];
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
          <Select
            label="Kind"
            value={query.get("putAway") ? putAway : (query.get("kind") ?? "")}
            onValueChange={(value) =>
              setFilters({
                kind: value === putAway ? "" : value,
                putAway: value === putAway ? "yes" : "",
                after: "",
              })
            }
            options={[
              { value: "", label: "To call" },
              ...leadKinds.map((kind) => ({ value: kind, label: leadKindNames[kind] })),
              { value: putAway, label: "Put away" },
            ]}
          />
          <Select
            label="Partner"
            value={query.get("partner") ?? ""}
            onValueChange={set("partner")}
            options={withChosen(query.get("partner"), [
              { value: "", label: "Any partner" },
              ...partners.map((partner) => ({ value: partner, label: partnerName(partner) })),
            ])}
          />
          {query.get("partner") || query.get("placement") ? (
            <Select
              label="Placement"
              value={query.get("placement") ?? ""}
              onValueChange={set("placement")}
              options={withChosen(query.get("placement"), [
                { value: "", label: "Any" },
                ...props.placements.map((value) => ({ value, label: value })),
              ])}
            />
          ) : null}
          <Select
            label="Owner"
            value={query.get("owner") ?? ""}
            onValueChange={set("owner")}
            options={withChosen(query.get("owner"), [
              { value: "", label: "Anybody" },
              { value: withoutOwner, label: "No owner" },
              ...ownerOptions(props.owners, user?.id),
            ])}
          />
          <Select
            label="Next step"
            value={query.get("nextStep") ?? ""}
            onValueChange={set("nextStep")}
            options={[
              { value: "", label: "Any" },
              { value: planned, label: "Planned, by date" },
            ]}
          />
          <DayFields from={query.get("from")} to={query.get("to")} set={set} />
          <Select
            label="Sort"
            value={query.get("sort") ?? ""}
            onValueChange={set("sort")}
            options={[
              { value: "", label: "Newest" },
              { value: "amount", label: "Amount" },
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

/** Adds the value in the address, which is shown even before the server has sent the options. */
function withChosen(chosen: string | null, options: { value: string; label: string }[]) {
  if (!chosen || options.some(({ value }) => value === chosen)) return options;
  return [...options, { value: chosen, label: chosen }];
}

/** Whether the first day is after the last, so that nothing can be listed. */
export function isReversed(from: string | null, to: string | null): boolean {
  return Boolean(from && to && from > to);
}

export function DayFields(props: {
  from: string | null;
  to: string | null;
  set: (name: "from" | "to") => (day: string) => void;
}) {
  const { from, to, set } = props;
  const error = isReversed(from, to) ? "After the last day" : undefined;
  return (
    <>
      <DayField label="From" day={from} error={error} onDay={set("from")} />
      <DayField label="To" day={to} onDay={set("to")} />
    </>
  );
}

export function ReversedDays() {
  return (
    <Empty heading="The first day is after the last">
      Choose an earlier day for From, or a later one for To.
    </Empty>
  );
}

/** Updates the list only when a typed date is complete, and its year is 2000 or later. */
function DayField(props: {
  label: string;
  day: string | null;
  error?: string | undefined;
  onDay: (day: string) => void;
}) {
  const field = useRef<HTMLInputElement>(null);
  const day = props.day ?? "";
  useEffect(() => {
    if (field.current && field.current !== document.activeElement) field.current.value = day;
  }, [day]);
  return (
    <TextInput
      ref={field}
      type="date"
      label={props.label}
      error={props.error}
      defaultValue={day}
      onChange={({ target: { value, validity } }) => {
        if (!validity.badInput && (value === "" || value >= "2000")) props.onDay(value);
      }}
    />
  );
}
