import { Icon } from "../actions/icon.tsx";
import { lucideDrawing } from "../actions/lucide.ts";

/** The Lucide icons that content and articles may use. */
const iconNames = [
  "baby",
  "bone",
  "book-open-text",
  "building-2",
  "calculator",
  "calendar-check",
  "calendar-clock",
  "car",
  "chart-line",
  "clipboard-list",
  "clock",
  "coins",
  "drill",
  "eye",
  "file-text",
  "flask-conical",
  "folder-check",
  "gift",
  "hand-coins",
  "heart-pulse",
  "house",
  "landmark",
  "package",
  "percent",
  "piggy-bank",
  "printer",
  "receipt",
  "scale",
  "scan",
  "scan-line",
  "shield-alert",
  "shield-question",
  "smile",
  "sparkles",
  "stamp",
  "stethoscope",
  "sun",
  "syringe",
  "table-properties",
  "toothbrush",
  "truck",
  "umbrella",
  "users",
  "users-round",
  "wallet",
  "workflow",
] as const;

export type IconName = (typeof iconNames)[number];

/**
 * An icon beside the words of content, with a thinner stroke than in a control. Not for islands: a
 * page would load every icon that there is.
 */
export function NamedIcon({ name, className }: { name: IconName; className: string }) {
  return <Icon drawing={lucideDrawing(name)} strokeWidth={1.5} className={className} />;
}

/** For names in articles, which TypeScript does not check. */
export function checkedIconName(name: string): IconName {
  const found = iconNames.find((one) => one === name);
  if (found) return found;
  throw new Error(`There is no icon “${name}”. Icons: ${iconNames.join(", ")}.`);
}
