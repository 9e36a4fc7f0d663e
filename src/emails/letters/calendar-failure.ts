import { firmTimeZone } from "#content/firm.ts";
import { formatMoment } from "#wording/times.ts";
import type { Letter } from "./letter.tsx";

/** To a member of the team who takes calls, when it begins to fail and before the copy ends. */
export function calendarFailureNotice(props: {
  host: string;
  /** Why, in a sentence. */
  failure: string;
  /** Until when what was read last is used. */
  copyUntil: number | null;
  origin: string;
}): Letter {
  const { host, failure, copyUntil, origin } = props;
  const until = copyUntil && formatMoment(copyUntil, firmTimeZone);
  return {
    subject: `Your own calendar cannot be read${until ? `: mend it before ${until}` : ""}`,
    preview: failure,
    title: "Your own calendar cannot be read",
    paragraphs: [
      `We tried to read your calendar at ${host}. ${failure}`,
      until
        ? `Until ${until} we use the copy that we read last. After that we no longer know your busy times, and calls can be booked over them.`
        : "We don't know your busy times, so calls can be booked over them.",
      "We try again every ten minutes. If its address has changed, enter the new one at Hours.",
    ],
    action: { label: "Open Hours", href: `${origin}/desk/hours` },
    reason: `You get this message because your calendar is connected to the desk at ${new URL(origin).host}.`,
    origin,
  };
}
