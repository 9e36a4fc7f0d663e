import { existsSync, globSync } from "node:fs";
import { basename } from "node:path";
import {
  practiceTypes,
  specialtyPath,
} from "../content/calculators/practice-types/all-practice-types.ts";
import { firmTimeZone } from "../content/firm.ts";
import { servicesWithPages } from "../content/services/all-services.ts";
import { specimenPath } from "./contracts/endpoints.ts";
import { calendarEvents } from "./features/articles/calendar-events.ts";
import { sharingPicturePath } from "./site-shell/metadata.ts";
import { calendarPath } from "./wording/calendar-file.ts";
import { today } from "./wording/dates.ts";

/** Pages with a parameter are listed from content, all others from the route table. */
export function prerenderedPaths({ getStaticPaths }: { getStaticPaths: () => string[] }): string[] {
  const files = [
    ...getStaticPaths().filter((path) => path.includes(".")),
    ...calendarEvents(today(firmTimeZone)).map(({ id }) => calendarPath(id)),
  ];
  const pages = [
    ...getStaticPaths().filter((path) => !path.includes(".") && path !== specimenPath),
    "/desk",
    ...servicesWithPages.map(({ id }) => `/services/${id}`),
    ...practiceTypes
      .flatMap(({ specialties }) => specialties)
      .filter(({ id }) => existsSync(`content/specialties/${id}.ts`))
      .map(({ id }) => specialtyPath(id)),
    ...globSync("content/articles/*.mdx").map(
      (file) => `/knowledge-bank/${basename(file, ".mdx")}`,
    ),
  ];
  return [...pages, specimenPath, ...files, ...pages.map(sharingPicturePath)];
}
