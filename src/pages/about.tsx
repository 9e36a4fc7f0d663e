import { aboutPage } from "#content/about.ts";
import { ClosingCall } from "#design-system/actions/closing-call.tsx";
import { AboutHero, Approach, Story, Values } from "#features/about/about-sections.tsx";
import { ChiefExecutive, TeamList } from "#features/about/people.tsx";
import { type PageDescription, pageMetadata } from "#site-shell/metadata.ts";
import { breadcrumbData, organizationData } from "#site-shell/structured-data.ts";

export const page: PageDescription = {
  title: aboutPage.title,
  description: aboutPage.metaDescription,
  path: "/about",
  picture: { slip: aboutPage.slip },
  structuredData: [
    organizationData(),
    breadcrumbData({ label: aboutPage.breadcrumb, href: "/about" }),
  ],
};

export const meta = () => pageMetadata(page);

export default function AboutPage() {
  return (
    <>
      <AboutHero />
      <Story />
      <ChiefExecutive />
      <Values />
      <Approach />
      <TeamList />
      <ClosingCall words={aboutPage.closing} />
    </>
  );
}
