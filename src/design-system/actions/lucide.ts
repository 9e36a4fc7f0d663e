import { icons } from "@iconify-json/lucide";

/**
 * The inside of an icon's SVG, by its name at lucide.dev. Colors, caps and joins are the icon's own;
 * the component sets the line width. For the build alone, because it holds all icons: what runs in a
 * browser imports its drawings one by one, as `lucide:name` (tools/build/icon-plugin.ts).
 */
export function lucideDrawing(name: string): string {
  const icon = icons.icons[icons.aliases?.[name]?.parent ?? name];
  if (!icon) throw new Error(`Lucide has no icon “${name}”`);
  return icon.body.replaceAll(' stroke-width="2"', "");
}
