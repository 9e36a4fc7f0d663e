import { schemaOf } from "#content-schemas/data-files.ts";
import { mistakesIn } from "#content-schemas/mistakes.ts";

const written = import.meta.glob("/content/**/*.json", { eager: true, import: "default" });

/** For development, where a page is shown with what is wrong above it. The build checks before. */
export function mistakesInDataFiles(): string[] {
  return Object.entries(written).flatMap(([path, data]) => {
    const file = path.slice(1);
    const schema = schemaOf(file);
    return schema ? mistakesIn(file, schema, data) : [];
  });
}
