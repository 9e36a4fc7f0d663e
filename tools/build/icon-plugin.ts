import { icons } from "@iconify-json/lucide";
import type { Plugin } from "vite";

const PREFIX = "lucide:";

/**
 * `import arrow from "lucide:arrow-right"` returns the inside of that icon's SVG, so that a browser
 * downloads only the icons its page uses. Colors, caps and joins are the icon's own. The component
 * sets the line width (src/design-system/actions/icon.tsx).
 */
export function lucideIcons(): Plugin {
  return {
    name: "lucide-icons",
    enforce: "pre",
    resolveId: (source) => (source.startsWith(PREFIX) ? `\0${source}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const name = id.slice(PREFIX.length + 1);
      const icon = icons.icons[icons.aliases?.[name]?.parent ?? name];
      if (!icon) throw new Error(`Lucide has no icon “${name}”`);
      return `export default ${JSON.stringify(icon.body.replaceAll(' stroke-width="2"', ""))}`;
    },
  };
}
