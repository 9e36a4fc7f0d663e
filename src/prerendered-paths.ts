import { globSync } from "node:fs";
import { basename } from "node:path";
import { servicesWithPages } from "../content/services/all-services.ts";
import { sharingPicturePath } from "./site-shell/metadata.ts";

/** Pages behind a parameter are listed by their content; the rest come from the route table. */
export function prerenderedPaths({ getStaticPaths }: { getStaticPaths: () => string[] }): string[] {
  const files = getStaticPaths().filter((path) => path.includes("."));
  // The build of all components needs no other page than those the server cannot do without.
  if (process.env.SPECIMEN) return ["/specimen", "/404", "/500", ...files];
  const pages = [
    ...getStaticPaths().filter((path) => !path.includes(".")),
    "/desk",
    ...servicesWithPages.map(({ id }) => `/services/${id}`),
    ...globSync("content/articles/*.mdx").map(
      (file) => `/knowledge-bank/${basename(file, ".mdx")}`,
    ),
  ];
  return [...pages, ...files, ...pages.map(sharingPicturePath)];
}
