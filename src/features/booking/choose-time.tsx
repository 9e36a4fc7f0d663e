import { useEffect, useId, useRef, useState } from "react";
import { bookPage } from "#content/pages/book.ts";
import { SmallButton } from "#design-system/actions/button.tsx";
import { AlertRegion } from "#design-system/feedback/alert-region.tsx";
import { Select } from "#design-system/forms/select.tsx";
import { callInWords, dayInWords, timeInWords } from "#wording/call-in-words.ts";
import { fillIn } from "#wording/fill-in.ts";
import { timeZoneNameAt } from "#wording/times.ts";
import { clocksDiffer, type Day, daysWithTimes, nearestTo } from "./call-times.ts";
import type { TimeChoice } from "./use-time-choice.ts";
import { zoneOptions } from "./zones.ts";

const words = bookPage.when;

/** Without opening more, so that what follows on the page stays in reach. */
const DAYS_AT_FIRST = 5;
const TIMES_AT_FIRST = 10;

/** Days with free times, the first open, and the time zone they are shown in. */
export function ChooseTime({ choice, fault }: { choice: TimeChoice; fault?: string | undefined }) {
  const { free, zone, start, choose } = choice;
  const id = useId();
  const [opened, setOpened] = useState<string>();
  const [allDays, setAllDays] = useState(false);
  if (free.state !== "read") return null;
  const days = daysWithTimes(free.starts, zone);
  const openDay = days.some(({ day }) => day === opened) ? opened : days[0]?.day;
  const shown = allDays ? days : days.slice(0, DAYS_AT_FIRST);
  const rest = days.length - shown.length;
  return (
    <div className="grid gap-6">
      <ZoneChoice choice={choice} firmZone={free.firmZone} />
      <TakenNotice
        choice={choice}
        onChoose={(nearest) => {
          choose(nearest);
          setOpened(daysWithTimes([nearest], zone)[0]?.day);
          setAllDays(true);
        }}
      />
      <fieldset className="min-w-0" aria-describedby={`${id}-error`}>
        <legend className="field-label">{words.legend}</legend>
        {/* A control of the form, which gives it the focus by its name. */}
        <output
          id={`${id}-error`}
          name="start"
          tabIndex={-1}
          className="field-error scroll-mt-36 outline-none"
        >
          {fault}
        </output>
        <div className="mt-3 border-t border-line-strong">
          {shown.map((day) => (
            <DayTimes
              key={day.day}
              day={day}
              zone={zone}
              open={day.day === openDay}
              chosen={start}
              onOpen={() => setOpened(day.day)}
              onChoose={choose}
            />
          ))}
        </div>
        {rest > 0 ? (
          <SmallButton className="mt-4" onClick={() => setAllDays(true)} data-more-days="">
            {fillIn(words.moreDays, { days: rest })}
          </SmallButton>
        ) : null}
      </fieldset>
    </div>
  );
}

function ZoneChoice({ choice, firmZone }: { choice: TimeChoice; firmZone: string }) {
  const { free, zone, setZone } = choice;
  // The list is made for the zone of the browser and stays as it is when another is chosen.
  const [{ near, others }] = useState(() => zoneOptions(zone));
  const separator = { value: "", label: words.otherZones, disabled: true };
  const differs = clocksDiffer(free.starts, zone, firmZone);
  const nameOf = (timeZone: string) => timeZoneNameAt(Date.now(), timeZone, "longGeneric");
  return (
    <Select
      label={words.zone}
      hint={differs ? fillIn(words.firmZone, { zone: nameOf(firmZone) }) : undefined}
      value={zone}
      onValueChange={setZone}
      options={[...near, separator, ...others]}
    />
  );
}

/** Says that others were faster, and offers the times beside the one that is gone. */
function TakenNotice(props: { choice: TimeChoice; onChoose: (start: string) => void }) {
  const { taken, free, zone } = props.choice;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (taken) box.current?.focus();
  }, [taken]);
  return (
    <div ref={box} tabIndex={-1} className="outline-none scroll-mt-28">
      <AlertRegion tone="error">
        {taken ? (
          <>
            <p className="font-semibold">{words.taken}</p>
            <p>{words.nearest}</p>
            <p className="mt-3 flex flex-wrap gap-2">
              {nearestTo(taken, free.starts).map((start) => (
                <SmallButton key={start} onClick={() => props.onChoose(start)}>
                  {dayInWords(Date.parse(start), zone)}, {timeInWords(Date.parse(start), zone)}
                </SmallButton>
              ))}
            </p>
          </>
        ) : null}
      </AlertRegion>
    </div>
  );
}

interface DayTimesProps {
  readonly day: Day;
  readonly zone: string;
  readonly open: boolean;
  readonly chosen: string | undefined;
  readonly onOpen: () => void;
  readonly onChoose: (start: string) => void;
}

function DayTimes({ day, zone, open, chosen, onOpen, onChoose }: DayTimesProps) {
  const [all, setAll] = useState(false);
  const times = useRef<HTMLDivElement>(null);
  const hasChosen = chosen !== undefined && day.starts.includes(chosen);
  const isLate = hasChosen && day.starts.indexOf(chosen) >= TIMES_AT_FIRST;
  const shown = all || isLate ? day.starts : day.starts.slice(0, TIMES_AT_FIRST);
  const count = day.starts.length;

  function showAll() {
    setAll(true);
    // The button is gone, so the focus goes on to the first of the times it has shown.
    requestAnimationFrame(() => {
      times.current?.querySelectorAll<HTMLInputElement>("input")[TIMES_AT_FIRST]?.focus();
    });
  }

  return (
    <details
      className="group border-b border-line"
      name="book-day"
      open={open}
      onToggle={(event) => {
        if (event.currentTarget.open) onOpen();
      }}
    >
      <summary className="flex items-baseline gap-x-2.5 gap-y-0.5 py-3 pr-1 font-serif text-lg leading-[1.3] cursor-pointer list-none hover:text-leaf group-open:text-pine [&::-webkit-details-marker]:hidden after:size-2 after:flex-none after:-translate-y-[.2rem] after:rotate-45 after:border-ink-3 after:border-r-[1.5px] after:border-b-[1.5px] group-open:after:translate-y-[.1rem] group-open:after:rotate-225">
        <span>{day.name}</span>
        <span className="ml-auto font-sans text-sm leading-[1.3] whitespace-nowrap text-ink-3 tabular-nums group-has-checked:font-semibold group-has-checked:text-leaf">
          {hasChosen
            ? timeInWords(Date.parse(chosen), zone)
            : count === 1
              ? words.timesOnDay.one
              : fillIn(words.timesOnDay.other, { times: count })}
        </span>
      </summary>
      <div
        ref={times}
        className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-2 pt-1 pb-5"
      >
        {shown.map((start) => (
          <label
            key={start}
            className="relative grid min-h-11 cursor-pointer place-items-center rounded-control border border-line-strong bg-sheet px-2 py-1.5 text-center tabular-nums transition-colors hover:border-pine has-checked:border-pine has-checked:bg-pine has-checked:font-semibold has-checked:text-sheet has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf forced-colors:has-checked:outline-3 forced-colors:has-checked:outline-[Highlight]"
          >
            <input
              type="radio"
              name="start"
              value={start}
              // Nothing breaks in a name that is only heard.
              aria-label={callInWords(Date.parse(start), zone).replaceAll("\u00a0", " ")}
              checked={start === chosen}
              onChange={() => onChoose(start)}
              className="absolute inset-0 m-0 opacity-0 cursor-pointer size-full"
            />
            <span>{timeInWords(Date.parse(start), zone)}</span>
          </label>
        ))}
        {shown.length < count ? (
          <SmallButton onClick={showAll}>{words.moreTimes}</SmallButton>
        ) : null}
      </div>
    </details>
  );
}
