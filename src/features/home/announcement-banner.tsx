import cross from "lucide:x";
import type { ReactNode } from "react";
import { type Announcement, announcement, isAnnounced } from "#content/announcement.ts";
import { calendarWords } from "#content/calendar.ts";
import { firm, firmTimeZone } from "#content/firm.ts";
import { home } from "#content/pages/home.ts";
import { CalendarLink } from "#design-system/actions/calendar-link.tsx";
import { Icon } from "#design-system/actions/icon.tsx";
import { inNewTab, NewTabNote } from "#design-system/actions/text-link.tsx";
import { ByDate } from "#design-system/reading/by-date.tsx";
import { taxYearDays } from "#tax-law/tax-year-days.ts";
import { bookingAddress } from "#wording/booking-address.ts";
import { type CalendarDate, formatDate, today } from "#wording/dates.ts";
import { fillIn } from "#wording/fill-in.ts";
import scriptUrl from "./browser/banner.ts?script";

const { claimBy, later, restored, booking, details, close } = home.banner;
const bookingHref = bookingAddress(firm.links, { about: "rd-credit" });

/**
 * The firm's announcement in its time, otherwise the banner of the law. The script runs as soon as
 * it is read, so that a banner that was closed is never seen.
 */
export function AnnouncementBanner() {
  const day = today(firmTimeZone);
  return isAnnounced(day) ? <FirmAnnouncement {...announcement} /> : <LawBanner day={day} />;
}

function FirmAnnouncement({ text, link }: Announcement) {
  const isOwn = link?.href.startsWith("/");
  return (
    <Banner
      text={text}
      links={
        link?.href ? (
          <a className={linkClass} href={link.href} {...(isOwn ? {} : inNewTab(link.href))}>
            {link.label}
            {isOwn ? null : <NewTabNote />}
          </a>
        ) : null
      }
    >
      <strong className="font-semibold">{text}</strong>
    </Banner>
  );
}

/** What a reader can still claim; on a wide screen also what the law of July 2025 did. */
function LawBanner({ day }: { day: CalendarDate }) {
  const open = openCredits(Number(day.slice(0, 4)));
  const text = open.find(({ through }) => through >= day)?.words ?? later;
  return (
    <Banner
      text={text}
      links={
        <>
          <a href={bookingHref} {...inNewTab(bookingHref)} className={`${linkClass} max-lg:hidden`}>
            {booking}
            <NewTabNote />
          </a>
          <a href={details.href} className={linkClass}>
            <span className="max-lg:hidden">{details.label}</span>
            <span className="lg:hidden">{details.short}</span>
          </a>
        </>
      }
    >
      <strong className="font-semibold">
        <ByDate today={day} stages={[...open, { words: later }]} />
      </strong>
      <span className="max-lg:hidden">
        <ByDate
          today={day}
          stages={open.map(({ through, creditYear }) => ({
            through,
            words: <RefundLimitLink taxYear={creditYear} today={day} />,
          }))}
        />{" "}
        {restored}
      </span>
    </Banner>
  );
}

const linkClass = "whitespace-nowrap underline";

function Banner(props: { text: string; links: ReactNode; children: ReactNode }) {
  return (
    <>
      <aside
        aria-label="Announcement"
        className="bg-[#0f6f50] px-5 text-xs leading-normal text-white sm:px-8 sm:text-sm"
        data-text={props.text}
      >
        <div className="mx-auto flex max-w-[75rem] items-center gap-2 lg:gap-8">
          <p className="py-1 text-pretty">{props.children}</p>
          {props.links ? (
            <p className="flex-none py-1 font-semibold lg:ml-auto lg:flex lg:gap-8">
              {props.links}
            </p>
          ) : null}
          {/* The cross ends where the page's text does. */}
          <button
            type="button"
            hidden
            className="-mr-3.5 ml-auto grid size-11 place-items-center lg:ml-0"
          >
            <Icon drawing={cross} className="size-4" />
            <span className="sr-only">{close}</span>
          </button>
        </div>
      </aside>
      <script type="module" async src={scriptUrl} />
    </>
  );
}

/** A sentence between two others, so with a period. */
function RefundLimitLink({ taxYear, today }: { taxYear: number; today: CalendarDate }) {
  const day = taxYearDays(taxYear).refundLimit;
  if (day < today) return null;
  return (
    <>
      <CalendarLink name={`refund-limit-${taxYear}`} day={day} today={today}>
        {calendarWords.add}
      </CalendarLink>
      .
    </>
  );
}

/** The oldest credit that can be claimed, from four years before the build until two after it. */
function openCredits(yearOfBuild: number) {
  return Array.from({ length: 5 }, (_, index) => {
    const creditYear = yearOfBuild - 4 + index;
    const through = taxYearDays(creditYear).refundLimit;
    const words = fillIn(claimBy, { creditYear, refundLimit: formatDate(through) });
    return { through, creditYear, words };
  });
}
