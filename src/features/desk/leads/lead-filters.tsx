import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Link } from "react-router";
import { leadKindNames } from "#content/desk.ts";
import { partnerName } from "#content/partners/partner-names.ts";
import { type DeskPerson, leadKinds, planned, withoutOwner } from "#contracts/desk/leads.ts";
import { Select } from "#design-system/forms/select.tsx";
import { TextInput } from "#design-system/forms/text-input.tsx";
import { useUser } from "../data/session.ts";
import { useFilters } from "../data/use-filters.ts";
import { Empty } from "../shell/states.tsx";
import { fieldNames, isFiltered } from "./leads-query.ts";

/** How long typing must pause before the list is updated. */
const PAUSE_MS = 200;

export function LeadFilters(props: { partners: readonly string[]; owners: readonly DeskPerson[] }) {
  const { query, setFilters } = useFilters();
  const user = useUser();
  const set = (name: string) => (value: string) => setFilters({ [name]: value, after: "" });
  const chosen = fieldNames.filter((name) => query.get(name)).length;
  const [open, setOpen] = useState(chosen > 0);
  const owners = props.owners.map(({ id, email }) => ({
    value: id,
    label: id === user?.id ? "Me" : email,
  }));
  return (
    <search className="lead-filters">
      <SearchField />
      <details
        className="lead-filter-more"
        open={open}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary className="desk-tool">
          Filters {chosen > 0 ? <span>({chosen})</span> : null}
        </summary>
        <div className="lead-filter-fields">
          <Select
            label="Kind"
            value={query.get("kind") ?? ""}
            onValueChange={set("kind")}
            options={[
              { value: "", label: "People to call" },
              ...leadKinds.map((kind) => ({ value: kind, label: leadKindNames[kind] })),
            ]}
          />
          <Select
            label="Partner"
            value={query.get("partner") ?? ""}
            onValueChange={set("partner")}
            options={withChosen(query.get("partner"), [
              { value: "", label: "Any partner" },
              ...props.partners.map((partner) => ({ value: partner, label: partnerName(partner) })),
            ])}
          />
          <Select
            label="Owner"
            value={query.get("owner") ?? ""}
            onValueChange={set("owner")}
            options={withChosen(query.get("owner"), [
              { value: "", label: "Anybody" },
              { value: withoutOwner, label: "No owner" },
              ...owners,
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
        </div>
      </details>
      {isFiltered(query) ? (
        <Link to={{ search: "" }} className="lead-filter-clear">
          Clear filters
        </Link>
      ) : null}
    </search>
  );
}

/** Adds the value in the address, which is shown even before the server has sent the options. */
function withChosen(chosen: string | null, options: { value: string; label: string }[]) {
  if (!chosen || options.some(({ value }) => value === chosen)) return options;
  return [...options, { value: chosen, label: chosen }];
}

/** Updates the list while typing, without a history entry for every letter. */
function SearchField() {
  const { query, setFilters } = useFilters();
  const inAddress = query.get("search") ?? "";
  const [text, setText] = useState(inAddress);
  const typed = useRef(inAddress);

  // The address can also change by Back or by clearing the filters.
  useEffect(() => {
    if (inAddress !== typed.current) setText(inAddress);
    typed.current = inAddress;
  }, [inAddress]);
  const follow = useEffectEvent(() => {
    typed.current = text.trim();
    setFilters({ search: text.trim(), after: "" }, { replace: true });
  });
  useEffect(() => {
    if (text.trim() === typed.current) return;
    const later = setTimeout(() => follow(), PAUSE_MS);
    return () => clearTimeout(later);
  }, [text]);

  return (
    <TextInput
      id="lead-search"
      type="search"
      label="Search"
      placeholder="Name, practice, e-mail or phone"
      autoComplete="off"
      spellCheck={false}
      maxLength={100}
      value={text}
      onValueChange={setText}
    />
  );
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
