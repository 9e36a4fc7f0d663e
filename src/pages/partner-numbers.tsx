import { numbersPage } from "#content/pages/partner-numbers.ts";
import { PageTop } from "#design-system/layout/page-hero.tsx";
import { Section } from "#design-system/layout/section.tsx";
import { Island } from "#islands/island.tsx";
import { describePage, pageMetadata } from "#site-shell/metadata.ts";

/** The secret is in the fragment, which no server and no other site gets to see. */
export const page = describePage(numbersPage, "/partners/numbers", { listed: false });

export const meta = () => pageMetadata(page);

export default function PartnerNumbersPage() {
  const { notes } = numbersPage;
  return (
    <>
      <PageTop trail={page.trail} words={numbersPage} className="pb-8" />
      <Section tight surface="sheet">
        <Island name="partner-numbers" props={{}} />
      </Section>
      <Section tight labelledBy="how-we-count">
        <h2 id="how-we-count" className="text-xl">
          {notes.heading}
        </h2>
        <ul className="mt-4 grid max-w-[44rem] list-disc gap-[0.6rem] pl-[1.2em] text-ink-2">
          {notes.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </Section>
    </>
  );
}
