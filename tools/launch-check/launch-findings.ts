import type { Figure } from "../../src/tax-law/figure.ts";
import { checkData } from "./check-data.ts";
import { checkFigures } from "./check-figures.ts";
import { checkFrontMatter } from "./check-front-matter.ts";
import { checkSettings } from "./check-settings.ts";
import { checkText } from "./check-text.ts";
import type { Day, Finding } from "./finding.ts";

/** Everything the check looks at, read beforehand. */
export type SiteForLaunch = {
  /** The text of each content file, by its path. */
  texts: Readonly<Record<string, string>>;
  /** What those that are modules export. */
  data: Readonly<Record<string, unknown>>;
  figures: Readonly<Record<string, Figure>>;
  settings: Record<string, string | undefined>;
  today: Day;
};

export function launchFindings({ texts, data, figures, settings, today }: SiteForLaunch) {
  const findings: Finding[] = [
    ...Object.entries(texts).flatMap(([file, text]) => [
      ...checkText(text, file),
      ...checkFrontMatter(text, file, today),
    ]),
    ...Object.entries(data).flatMap(([file, exports]) => checkData(exports, file, today)),
    ...checkSettings(settings),
    ...checkFigures(figures, today),
  ];
  return findings;
}
