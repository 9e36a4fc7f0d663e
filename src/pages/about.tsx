import { aboutPage } from "#content/pages/about.ts";
import { films } from "#content/proof/film.ts";
import { ClosingCall } from "#design-system/actions/closing-call.tsx";
import filmScript from "#design-system/pictures/browser/film.ts?script";
import { AboutHero, Approach, Films, Story, Values } from "#features/people/about-sections.tsx";
import { ChiefExecutive, TeamList } from "#features/people/team.tsx";
import { describePage, pageMetadata } from "#site-shell/metadata.ts";
import { filmData, organizationData } from "#site-shell/structured-data.ts";

export const page = describePage(aboutPage, "/about", {
  picture: { slip: aboutPage.slip },
  structuredData: [organizationData(), ...films.map((film) => filmData(film))],
});

export const meta = () => pageMetadata(page);

export default function AboutPage() {
  return (
    <>
      <AboutHero />
      <Story />
      <Films />
      <ChiefExecutive />
      <Values />
      <Approach />
      <TeamList />
      <ClosingCall words={aboutPage.closing} />
      {films.length > 0 ? <script type="module" src={filmScript} /> : null}
    </>
  );
}
