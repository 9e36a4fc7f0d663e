import { openKeptPlan } from "#content/navigation.ts";
import { employedClients, employedPage } from "#content/pages/employed.ts";
import { Button } from "#design-system/actions/button.tsx";
import { TextLink } from "#design-system/actions/text-link.tsx";
import { Box } from "#design-system/layout/box.tsx";
import { Wrap } from "#design-system/layout/wrap.tsx";
import { fillIn } from "#wording/fill-in.ts";
import scriptUrl from "./browser/employed.ts?script";

/** The plan first, then what to read, and what is not for employed doctors. */
export function EmployedDoctors({ year }: { year: number }) {
  const { plan, items, notForYou } = employedPage;
  return (
    <Wrap className="pb-10 md:pb-22">
      <div className="grid items-start gap-7 lg:grid-cols-[1fr_1.3fr] lg:gap-18">
        <Box className="p-5 sm:p-7">
          <h2 className="text-2xl">{fillIn(plan.title, { year })}</h2>
          <p className="mt-2 text-ink-2">{plan.text}</p>
          <p className="mt-5">
            <Button href={plan.action.href} data-kept-plan={openKeptPlan}>
              {plan.action.label}
            </Button>
          </p>
          <h2 className="mt-8 text-xl">{employedClients.heading}</h2>
          <p className="mt-2 text-ink-2">
            {employedClients.text}{" "}
            <TextLink href={employedClients.link.href}>{employedClients.link.label}</TextLink>
          </p>
        </Box>
        <section aria-labelledby="to-read">
          <h2 id="to-read" className="text-xl">
            {items.heading}
          </h2>
          <ul className="mt-3 border-t border-line">
            {items.rows.map(({ title, text, href }) => (
              <li key={href} className="border-b border-line">
                <a href={href} className="block py-3 no-underline">
                  <span className="font-semibold text-pine underline">{title}</span>
                  <span className="block text-ink-2">{text}</span>
                </a>
              </li>
            ))}
          </ul>
          <h2 id="not-for-you" className="mt-8 text-xl">
            {notForYou.heading}
          </h2>
          <p className="mt-2 text-ink-2">
            {notForYou.text} <TextLink href={notForYou.link.href}>{notForYou.link.label}</TextLink>.
          </p>
        </section>
      </div>
      <script type="module" src={scriptUrl} />
    </Wrap>
  );
}
