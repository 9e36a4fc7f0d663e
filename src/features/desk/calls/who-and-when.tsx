import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Colleague } from "#contracts/desk/people.ts";
import { Select } from "#design-system/forms/select.tsx";
import { TextInput } from "#design-system/forms/text-input.tsx";
import { formatDayOfWeek } from "#wording/times.ts";
import { deskQuery } from "../data/desk-api.ts";
import { personName } from "../data/names.ts";
import { ownerOptions } from "../data/owner-options.ts";
import { useUser } from "../data/session.ts";
import { Ready } from "../shell/states.tsx";
import { timeForBoth } from "./call-words.ts";
import { clockAt, momentChosen, type When } from "./when.ts";

/** Everyone who can call. */
export function useColleagues(): readonly Colleague[] {
  return useQuery(deskQuery("calls")).data?.colleagues ?? [];
}

export function WhoCalls(props: {
  label?: string;
  value: string;
  onChoose: (id: string) => void;
  colleagues: readonly Colleague[];
  /** Who is not offered, because they have the call now. */
  except?: string | undefined;
}) {
  const me = useUser()?.id;
  const others = props.colleagues.filter(({ id }) => id !== props.except);
  return (
    <Select
      label={props.label ?? "Who calls"}
      value={props.value}
      onValueChange={props.onChoose}
      options={[{ value: "", label: "Whoever is free" }, ...ownerOptions(others, me)]}
    />
  );
}

/** Who calls and when, in the visitor's zone. `current` is who has the call now. */
export function useWhoAndWhen(zone: string, first: When, current?: Colleague) {
  const query = useQuery(deskQuery("callTimes"));
  const [when, setWhen] = useState(first);
  const [fault, setFault] = useState("");
  const times = (query.data?.times ?? []).filter(
    ({ free }) => !when.who || free.includes(when.who),
  );
  const offered = times.map(({ start }) => Date.parse(start));
  return {
    query,
    zone,
    when,
    fault,
    offered,
    colleagues: query.data?.colleagues ?? (current ? [current] : []),
    change(changes: Partial<When>) {
      setWhen({ ...when, ...changes });
      setFault("");
    },
    refuse: setFault,
    /** What the server is asked for; undefined if something is wrong, which is then shown. */
    chosen() {
      const chosen = momentChosen(when, zone, offered);
      setFault("fault" in chosen ? chosen.fault : "");
      if ("fault" in chosen) return undefined;
      return { start: new Date(chosen.at).toISOString(), colleagueId: when.who || null };
    },
  };
}

/** The times that visitors are offered; with a colleague, any other minute as well. */
export function WhoAndWhen({ choice }: { choice: ReturnType<typeof useWhoAndWhen> }) {
  const { when, colleagues, change, fault, offered } = choice;
  const colleague = colleagues.find(({ id }) => id === when.who);
  return (
    <>
      <WhoCalls value={when.who} onChoose={(who) => change({ who })} colleagues={colleagues} />
      <Ready query={choice.query}>
        {() =>
          offered.length > 0 ? (
            <OfferedTimes choice={choice} />
          ) : (
            <p>
              No time is offered{colleague ? ` with ${personName(colleague)}` : ""} in the next 30
              days.
            </p>
          )
        }
      </Ready>
      {when.who ? (
        <div className="grid grid-cols-2 gap-3.5">
          <TextInput
            type="date"
            label="Exact day"
            value={when.day}
            onValueChange={(day) => change({ day })}
          />
          <TextInput
            type="time"
            step={300}
            label="Exact time"
            value={when.time}
            error={fault}
            onValueChange={(time) => change({ time })}
          />
          <p className="col-span-2 text-sm text-ink-2">
            Any minute that is free, in steps of five, also outside the hours.
          </p>
        </div>
      ) : null}
    </>
  );
}

/** A day, then a time of it. */
function OfferedTimes({ choice }: { choice: ReturnType<typeof useWhoAndWhen> }) {
  const { when, zone, change } = choice;
  const clocks = choice.offered.map((at) => ({ at, ...clockAt(at, zone) }));
  const days = Map.groupBy(clocks, ({ day }) => day);
  const [first = ""] = days.keys();
  // Only with a colleague can another day than an offered one be chosen.
  const day = days.has(when.day) || (when.who && when.day) ? when.day : first;
  const ofDay = days.get(day) ?? [];
  return (
    <div className="grid gap-3.5 sm:grid-cols-2">
      <Select
        label="Day"
        value={days.has(day) ? day : ""}
        onValueChange={(chosen) => change({ day: chosen, time: days.get(chosen)?.[0]?.time ?? "" })}
        options={[
          ...(days.has(day) ? [] : [{ value: "", label: "Another day", disabled: true }]),
          ...[...days.keys()].map((value) => ({
            value,
            label: formatDayOfWeek(value, first.slice(0, 4)),
          })),
        ]}
      />
      <Select
        label="Time"
        value={ofDay.some(({ time }) => time === when.time) ? when.time : ""}
        error={when.who ? undefined : choice.fault}
        onValueChange={(time) => change({ day, time })}
        options={[
          {
            value: "",
            label: when.who && when.time ? "Another time" : "Choose a time",
            disabled: true,
          },
          ...ofDay.map(({ at, time }) => ({ value: time, label: timeForBoth(at, zone) })),
        ]}
      />
    </div>
  );
}
