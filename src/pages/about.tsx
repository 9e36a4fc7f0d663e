import { aboutPage } from "#content/about.ts";
import { AboutClosing } from "#features/about/about-closing.tsx";
import { AboutHero } from "#features/about/about-hero.tsx";
import { Approach } from "#features/about/approach.tsx";
import { ChiefExecutive } from "#features/about/chief-executive.tsx";
import { Story } from "#features/about/story.tsx";
import { TeamList } from "#features/about/team-list.tsx";
import { Values } from "#features/about/values.tsx";
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
      <AboutClosing />
    </>
  );
}
