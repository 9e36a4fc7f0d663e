import { globSync } from "node:fs";
import { basename } from "node:path";
import { servicesWithPages } from "../content/services/all-services.ts";

/** Pages behind a parameter are listed by their content; the rest come from the route table. */
export function prerenderedPaths({ getStaticPaths }: { getStaticPaths: () => string[] }): string[] {
  const paths = getStaticPaths();
  // The build of all components needs the files and no other page than those the server cannot do without.
  if (process.env.SPECIMEN)
    return ["/specimen", "/404", "/500", ...paths.filter((path) => path.includes("."))];
  return [
    ...paths,
    ...servicesWithPages.map(({ id }) => `/services/${id}`),
    ...globSync("content/articles/*.mdx").map(
      (file) => `/knowledge-bank/${basename(file, ".mdx")}`,
    ),
  ];
}
