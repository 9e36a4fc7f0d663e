import type { Plugin } from "vite";
import { lucideDrawing } from "../../src/design-system/actions/lucide.ts";

const PREFIX = "lucide:";

/**
 * `import arrow from "lucide:arrow-right"` returns the inside of that icon's SVG, so that a browser
 * downloads only the icons its page uses.
 */
export function lucideIcons(): Plugin {
  return {
    name: "lucide-icons",
    enforce: "pre",
    resolveId: (source) => (source.startsWith(PREFIX) ? `\0${source}` : null),
    load: (id) =>
      id.startsWith(`\0${PREFIX}`)
        ? `export default ${JSON.stringify(lucideDrawing(id.slice(PREFIX.length + 1)))}`
        : null,
  };
}
