import { bloomfieldCfo } from "#content/partners/bloomfield-cfo.ts";
import { Slip } from "#design-system/slip/slip.tsx";
import { Benefits } from "#features/partners/benefits.tsx";
import { CallToAction } from "#features/partners/call-to-action.tsx";
import { CharitableStrategies } from "#features/partners/charitable-strategies.tsx";
import { ClientStories } from "#features/partners/client-stories.tsx";
import { FeaturedProgram } from "#features/partners/featured-program.tsx";
import { FurtherServices } from "#features/partners/further-services.tsx";
import { limitsSlip } from "#features/partners/limits-slip.ts";
import { PartnerContact } from "#features/partners/partner-contact.tsx";
import { PartnerHero } from "#features/partners/partner-hero.tsx";
import { QuestionsToAskFirst } from "#features/partners/questions-to-ask-first.tsx";
import { WhySelected } from "#features/partners/why-selected.tsx";
import { type PageDescription, pageMetadata } from "#site-shell/metadata.ts";
import { breadcrumbData } from "#site-shell/structured-data.ts";

const slip = limitsSlip(bloomfieldCfo.limitsSlip);

export const page: PageDescription = {
  title: bloomfieldCfo.collaboration,
  description: bloomfieldCfo.metaDescription,
  path: "/bloomfield-cfo",
  picture: { slip },
  structuredData: [breadcrumbData({ label: bloomfieldCfo.collaboration, href: "/bloomfield-cfo" })],
};

export const meta = () => pageMetadata(page);

export default function BloomfieldCfoPage() {
  return (
    <>
      <PartnerHero partner={bloomfieldCfo} picture={<Slip {...slip} />} />
      <Benefits partner={bloomfieldCfo} layout="rows" surface="sheet" />
      <CharitableStrategies words={bloomfieldCfo.strategies} />
      <FeaturedProgram words={bloomfieldCfo.program} surface="sheet" />
      <FurtherServices words={bloomfieldCfo.furtherServices} />
      <QuestionsToAskFirst subjects={bloomfieldCfo.questions} surface="dark" />
      <WhySelected partner={bloomfieldCfo} layout="columns" />
      <ClientStories words={bloomfieldCfo.clientStories} />
      <CallToAction partner={bloomfieldCfo} />
      <PartnerContact partner={bloomfieldCfo} />
    </>
  );
}
