import { firm, firmTimeZone } from "#content/firm.ts";
import { home } from "#content/home.ts";
import { NewTabNote } from "#design-system/actions/new-tab-note.tsx";
import { ByDate } from "#design-system/reading/by-date.tsx";
import { deadlines } from "#tax-law/deadlines.ts";
import { today } from "#wording/dates.ts";

/** Its message follows the calendar: the deadline's own date decides which one shows. */
export function AnnouncementBanner() {
  const { before, after, booking, details, deadline } = home.banner;
  return (
    <aside aria-label="Announcement" className="bg-[#0f6f50] text-white">
      <div className="mx-auto flex max-w-[79rem] flex-wrap items-center justify-center gap-x-6 gap-y-1 px-5 py-2.5 text-sm sm:px-8">
        <p>
          <ByDate
            deadline={deadlines[deadline].date}
            today={today(firmTimeZone)}
            open={before}
            passed={after}
          />
        </p>
        <p className="flex gap-5 font-semibold">
          <a
            href={firm.links.booking}
            target="_blank"
            rel="noopener"
            className="inline-flex items-center gap-1 py-1.5 underline"
          >
            {booking}
            <NewTabNote />
          </a>
          <a href={details.href} className="inline-flex items-center gap-1 py-1.5 underline">
            {details.label}
          </a>
        </p>
      </div>
    </aside>
  );
}
