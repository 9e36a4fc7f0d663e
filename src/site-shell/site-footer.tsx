import { disclaimer } from "#content/disclaimer.ts";
import { firm, firmTimeZone } from "#content/firm.ts";
import { footerColumns, legalLinks, socialLinks } from "#content/navigation.ts";
import { today } from "#wording/dates.ts";
import { mailtoAddress } from "#wording/fill-in.ts";
import { ExternalLink } from "./nav-link.tsx";
import { Wordmark } from "./wordmark.tsx";

export function SiteFooter() {
  return (
    <footer className="site-footer">
      <div className="mx-auto max-w-[79rem] px-5 sm:px-8">
        <div className="grid gap-6 md:gap-8 lg:grid-cols-[1.2fr_2fr]">
          <FirmDetails />
          <nav
            aria-label="Footer"
            className="grid grid-cols-2 gap-x-8 gap-y-5 md:grid-cols-3 print:hidden"
          >
            {footerColumns.map((column) => (
              <section key={column.heading}>
                <h2>{column.heading}</h2>
                <ul>
                  {column.links.map((link) => (
                    <li key={link.href}>
                      <a href={link.href}>{link.label}</a>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </nav>
        </div>
        <section aria-label="Disclaimer" className="mt-3 border-y border-line py-3 text-sm">
          <p>{disclaimer.full}</p>
        </section>
        <ClosingLine />
      </div>
    </footer>
  );
}

function FirmDetails() {
  const { address } = firm;
  return (
    <div className="text-sm">
      <Wordmark />
      <div className="mt-4 flex flex-wrap gap-x-6 gap-y-2 lg:flex-col lg:gap-y-5">
        <address className="flex-[1_1_8rem] not-italic text-balance lg:flex-none">
          {address.street}
          <br />
          {address.city}, {address.state} {address.zip}
        </address>
        <p className="wrap-break-word">
          <a href={firm.phone.href}>{firm.phone.display}</a>
          <br />
          <a href={mailtoAddress(firm.email)}>{firm.email}</a>
        </p>
      </div>
    </div>
  );
}

/** The year of the build. The shell script updates it when a new year starts before the next build. */
function ClosingLine() {
  return (
    <div className="mt-3 flex flex-wrap justify-between gap-x-8 text-sm">
      <p>
        ©{" "}
        <span data-current-year="" suppressHydrationWarning>
          {today(firmTimeZone).slice(0, 4)}
        </span>{" "}
        {firm.legalName}
      </p>
      <p className="flex flex-wrap gap-x-3 sm:gap-x-5">
        {legalLinks.map((link) => (
          <a key={link.href} href={link.href}>
            {link.label}
          </a>
        ))}
        {socialLinks.map((link) => (
          <ExternalLink key={link.href} link={link} />
        ))}
      </p>
    </div>
  );
}
