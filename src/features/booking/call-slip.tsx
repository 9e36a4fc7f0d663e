import { firmTimeZone } from "#content/firm.ts";
import { bookPage } from "#content/pages/book.ts";
import { Slip, type SlipLine } from "#design-system/slip/slip.tsx";
import { dayInWords, timeInWords, zoneInWords } from "#wording/call-in-words.ts";
import { clocksDiffer } from "./call-times.ts";

const words = bookPage.slip;

interface CallSlipProps {
  readonly start: string | undefined;
  readonly zone: string;
  readonly about: string;
  readonly phone?: string | undefined;
  /** Fills in while the visitor chooses. */
  readonly live?: boolean;
}

/** The call as the site's slip: day and time in the visitor's zone, and in the firm's where it differs. */
export function CallSlip({ start, zone, about, phone, live = false }: CallSlipProps) {
  const at = start ? Date.parse(start) : undefined;
  const subject = bookPage.who.subjects.find(({ value }) => value === about)?.label;
  return (
    <Slip
      title={words.title}
      subtitle={words.subtitle}
      live={live}
      rows={[
        { label: words.subject, value: subject },
        ...(phone ? [{ label: words.weCall, value: phone }] : []),
        { label: words.day, value: at === undefined ? at : dayInWords(at, zone) },
        ...firmLines(start, zone),
      ]}
      total={{
        label: words.time,
        note: zoneInWords(at ?? Date.now(), zone),
        value: at === undefined ? at : timeInWords(at, zone),
      }}
      footnote={words.footnote}
    />
  );
}

function firmLines(start: string | undefined, zone: string): SlipLine[] {
  if (!start || !clocksDiffer([start], zone, firmTimeZone)) return [];
  const at = Date.parse(start);
  const day = dayInWords(at, firmTimeZone);
  return [
    {
      label: words.firmTime,
      note: zoneInWords(at, firmTimeZone),
      value: `${day === dayInWords(at, zone) ? "" : `${day}, `}${timeInWords(at, firmTimeZone)}`,
    },
  ];
}
