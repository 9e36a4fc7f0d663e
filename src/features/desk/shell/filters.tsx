import { useEffect, useRef } from "react";
import { Select, type SelectOption } from "#design-system/forms/select.tsx";
import { TextInput } from "#design-system/forms/text-input.tsx";
import { isReversed, useFilters } from "../data/use-filters.ts";
import { Empty } from "./states.tsx";

/** A list to choose from, by its name in the address. `days` are the fields From and To. */
export type Filter =
  | "days"
  | {
      name: string;
      label: string;
      /** The first of its list, which narrows nothing. */
      all: string;
      options: readonly SelectOption[];
      /** Where the address says it with more than one name. */
      value?: string;
      onChoose?: (value: string) => void;
    };

/** What a list is narrowed by. What is chosen is kept in the address. */
export function Filters({ of }: { of: readonly Filter[] }) {
  const { query, set } = useFilters();
  return of.map((filter) => {
    if (filter === "days")
      return <DayFields key="days" from={query.get("from")} to={query.get("to")} set={set} />;
    const { name, label, value = query.get(name) ?? "", onChoose = set(name) } = filter;
    const options = [{ value: "", label: filter.all }, ...filter.options];
    return (
      <Select
        key={name}
        label={label}
        value={value}
        onValueChange={onChoose}
        // The value in the address is shown even before the server has sent the options.
        options={
          options.some((option) => option.value === value)
            ? options
            : [...options, { value, label: value }]
        }
      />
    );
  });
}

export function DayFields(props: {
  from: string | null;
  to: string | null;
  set: (name: string) => (day: string) => void;
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
