import { existsSync, globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { isAnnounced } from "../content/announcement.ts";
import {
  practiceTypes,
  specialtyPath,
} from "../content/calculators/practice-types/all-practice-types.ts";
import { firmTimeZone } from "../content/firm.ts";
import { listedPartners } from "../content/partners/listed-partners.ts";
import { ceo, team } from "../content/people/team.ts";
import { servicesWithPages } from "../content/services/all-services.ts";
import { planLawOn } from "./calculations/year-end/plan-law.ts";
import { specimenPath } from "./contracts/endpoints.ts";
import { calendarEvents } from "./features/articles/calendar-events.ts";
import routes from "./routes.ts";
import { sharingPicturePath } from "./site-shell/metadata.ts";
import { calendarPath } from "./wording/calendar-file.ts";
import { portraitPath } from "./wording/caller.ts";
import { type CalendarDate, today } from "./wording/dates.ts";
import { partnerLogoPath } from "./wording/fill-in.ts";

/** Pages with a parameter are listed from content, all others from the route table. */
export async function prerenderedPaths() {
  const day = today(firmTimeZone);
  const listed = pathsIn(await routes).filter((path) => !/[:*]/.test(path));
  const files = [
    ...listed.filter((path) => path.includes(".")),
    ...listedPartners.flatMap(({ id, logo }) => (logo ? partnerLogoPath(id) : [])),
    ...[ceo, ...team].flatMap(({ name, portrait }) => (portrait?.file ? portraitPath(name) : [])),
    ...calendarEvents(day).map(({ id }) => calendarPath(id)),
  ];
  const pages = [
    ...listed.filter((path) => !path.includes(".") && path !== specimenPath),
    "/desk",
    ...servicesWithPages.map(({ id }) => `/services/${id}`),
    ...practiceTypes
      .flatMap(({ specialties }) => specialties)
      .filter(({ id }) => existsSync(`content/specialties/${id}.json`))
      .map(({ id }) => specialtyPath(id)),
    ...publishedArticles(day).map((id) => `/knowledge-bank/${id}`),
  ];
  return {
    pagesAndFiles: [...pages, specimenPath, ...files],
    sharingPictures: pages.map(sharingPicturePath),
  };
}

function pathsIn(list: Awaited<typeof routes>): string[] {
  return list.flatMap(({ index, path = "", children = [] }) => [
    ...(index || path ? [`/${path}`] : []),
    ...pathsIn(children),
  ]);
}

/** What changes with the day alone. On a day with other values the site is built again. */
export function shownOn(day: CalendarDate): (string | boolean | number)[] {
  return [...publishedArticles(day), isAnnounced(day), planLawOn(day).taxYear];
}

/** The ids of the articles that a build on this day has. */
export function publishedArticles(day: CalendarDate): string[] {
  return globSync("content/articles/*.mdx")
    .filter((file) => isPublished(readFileSync(file, "utf8"), day))
    .map((file) => basename(file, ".mdx"));
}

/**
 * Not a draft, and not of a later day. Reads the text of the front matter: a mistake in it is found
 * before, by the check of content.
 */
export function isPublished(article: string, day: CalendarDate): boolean {
  const [, frontMatter = ""] = article.split(/^---$/m);
  const date = /^date: *["']?([\d-]+)/m.exec(frontMatter)?.[1] ?? "";
  return date <= day && !/^draft: *true/m.test(frontMatter);
}
