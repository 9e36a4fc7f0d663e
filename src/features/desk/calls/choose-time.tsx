import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { firmTimeZone } from "#content/firm.ts";
import { Select } from "#design-system/forms/select.tsx";
import { dayOf, formatDayOfWeek, formatTime } from "#wording/times.ts";
import { type DeskFailure, deskQuery } from "../data/desk-api.ts";
import { Ready } from "../shell/states.tsx";

/** The times that visitors are offered: a day, then a time of it. */
export function ChooseTime(props: {
  /** The chosen instant, or empty. */
  start: string;
  onChoose: (start: string) => void;
  error: string;
  /** After a refusal the times are read again, because the chosen one may be taken. */
  refusal: DeskFailure | null;
}) {
  const { start, onChoose, refusal } = props;
  const query = useQuery(deskQuery("callTimes"));
  const { refetch } = query;
  useEffect(() => {
    if (refusal) refetch();
  }, [refusal, refetch]);
  return (
    <Ready query={query}>
      {({ times }) => {
        const days = Map.groupBy(times, (time) => dayOf(Date.parse(time.start), firmTimeZone));
        const [first] = days.keys();
        if (first === undefined) return <p>No time is free in the next 30 days.</p>;
        const day = start ? dayOf(Date.parse(start), firmTimeZone) : first;
        const ofDay = days.get(day) ?? [];
        return (
          <>
            <Select
              label="Day"
              value={day}
              onValueChange={(chosen) => onChoose(days.get(chosen)?.[0]?.start ?? "")}
              options={[...days.keys()].map((value) => ({
                value,
                label: formatDayOfWeek(value, first.slice(0, 4)),
              }))}
            />
            <Select
              label="Time"
              value={ofDay.some((time) => time.start === start) ? start : ""}
              error={props.error || undefined}
              onValueChange={onChoose}
              options={[
                { value: "", label: "Choose a time" },
                ...ofDay.map((time) => ({
                  value: time.start,
                  label: formatTime(Date.parse(time.start), firmTimeZone),
                })),
              ]}
            />
          </>
        );
      }}
    </Ready>
  );
}
