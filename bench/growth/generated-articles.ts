import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { categories } from "#features/articles/categories.ts";
import { choicesFor } from "../../tests/support/sample-leads.ts";

const icons = ["calculator", "coins", "landmark", "receipt", "scale", "users"];
const years = [2025, 2026];
const sectionsOfAnArticle = 9;
const day = 24 * 60 * 60 * 1000;

const idOf = (number: number) => `generated-article-${number}`;

/**
 * Adds articles to a copy of the project until it has so many. They have the parts, the length and
 * the words of the real ones; the words stand in another order, with some that are in no other
 * article, so that the search index grows as it would with articles that somebody wrote.
 */
export function addGeneratedArticles(project: string, wanted: number): void {
  const folder = join(project, "content/articles");
  const written = globSync("*.mdx", { cwd: folder }).sort();
  const words = written.flatMap((file) => proseWords(readFileSync(join(folder, file), "utf8")));
  const numbers = Array.from({ length: wanted - written.length }, (_, place) => place + 1);
  for (const number of numbers)
    writeFileSync(join(folder, `${idOf(number)}.mdx`), generatedArticle(number, words));
  const pictures = join(project, "content/article-pictures.ts");
  const added = numbers.map((number) => [idOf(number), picture]);
  writeFileSync(
    pictures,
    `${readFileSync(pictures, "utf8")}
Object.assign(articlePictures, ${JSON.stringify(Object.fromEntries(added))});\n`,
  );
}

const picture = {
  kind: "columns",
  year: 2025,
  key: "section-179-limit",
  label: "section 179 limit",
  figures: ["suv-section-179-cap", "section-179-limit"],
};

/** Of lines that are plain prose: they begin with a capital and hold no markup. */
function proseWords(mdx: string): string[] {
  const lines = mdx.split("\n").filter((line) => /^[A-Z][^<>{}|]{80,}$/.test(line));
  return lines.flatMap((line) => line.match(/\b[A-Za-z][a-z]+\b/g) ?? []);
}

export function generatedArticle(number: number, words: readonly string[]): string {
  const { sentence, paragraph, heading, amount } = proseOf(number, words);
  const category = categories[number % categories.length];
  const date = new Date(Date.UTC(2026, 9, 1) - number * 3 * day);
  const inWords = date.toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });
  const link = `[${heading()}](/knowledge-bank/${idOf(number > 1 ? number - 1 : number)})`;
  const sections = Array.from(
    { length: sectionsOfAnArticle },
    (
      _,
      place,
    ) => `<StrategyHeading number={${place + 1}} icon="${icons[place % icons.length]}">${heading()} ${place + 1}</StrategyHeading>

${paragraph()}

${paragraph()} ${link}.

- ${sentence()}
- ${sentence()}

${paragraph()}
`,
  );
  return `---
title: "${heading()} ${number}"
excerpt: "${excerptFrom(sentence)}"
date: "${inWords}"
author: "Ledgerwell Editorial Team"
category: ${category}
keywords:
${Array.from({ length: 7 }, () => `  - ${heading().toLowerCase()}`).join("\n")}
readMinutes: 9
taxYear: ${years[number % years.length]}
keyFigures:
  - figure: section-179-limit
    lastDay: year-end
lastReviewed: "2026-11-15"
reviewBy: "2027-02-15"
---

export const Hero = ({ components: { ComparisonBars }, figure }) => (
  <ComparisonBars
    title="${heading()}"
    surface="sheet"
    bars={[
      { label: "Limit", value: figure("section-179-limit") },
      { label: "Cap for heavy vehicles", value: figure("suv-section-179-cap") },
    ]}
  />
);

${paragraph()}

<SummaryList>

- ${sentence()} The limit is <TaxFigure name="section-179-limit" />.
- ${sentence()}
- ${sentence()}

</SummaryList>

${sections.slice(0, 3).join("\n")}
<ExampleSlip
  title="Worked example"
  subtitle="${heading()}"
  rows={[
    { label: "Price", value: "${amount()}" },
    { label: "Deducted", value: "${amount()}" },
  ]}
  total={{ label: "Tax saved", value: "${amount()}" }}
  footnote="${sentence()}"
/>

${sections.slice(3, 6).join("\n")}
<Callout tone="warning" title="${heading()}">

${paragraph()}

</Callout>

<DecisionTable caption="${heading()}">

| ${heading()} | Rule | First year |
|---|---|---|
| ${heading()} | ${heading()} | <TaxFigure name="section-179-limit" /> |
| ${heading()} | ${heading()} | <TaxFigure name="suv-section-179-cap" /> |

</DecisionTable>

${sections.slice(6).join("\n")}
<ConsultationBox />

<MistakesToAvoid>

- ${sentence()}
- ${sentence()}

</MistakesToAvoid>

<BringToYourCpa>

- ${sentence()}
- ${sentence()}

</BringToYourCpa>
`;
}

function proseOf(number: number, words: readonly string[]) {
  const choose = choicesFor(number);
  let asked = 0;
  const next = () => {
    asked += 1;
    return String(asked);
  };
  const word = () => choose.of(words, next()).toLowerCase();
  const rare = () => Array.from({ length: 3 }, () => choose.of(syllables, next())).join("");
  const amount = () => `$${(1000 + 250 * choose.below(4000, next())).toLocaleString("en-US")}`;
  const several = (count: number) => Array.from({ length: count }, word).join(" ");
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  const sentence = () => {
    const ending = choose.below(5, next());
    const extra = ending === 0 ? ` ${amount()}` : ending === 1 ? ` ${rare()}` : "";
    return `${capital(several(8 + choose.below(10, next())))}${extra}.`;
  };
  return {
    amount,
    sentence,
    heading: () => capital(several(4)),
    paragraph: () => Array.from({ length: 4 }, sentence).join(" "),
  };
}

/** Some eight thousand words that stand in no real article. */
const syllables =
  "bar dent fil gor hap lun mer nos pel quin ras sol tab ult ven wex yor zim clo tri".split(" ");

/** Between 120 and 200 characters. */
function excerptFrom(sentence: () => string): string {
  let text = sentence();
  while (text.length < 120) text += ` ${sentence()}`;
  return text.length <= 200 ? text : `${text.slice(0, 190).trim().replace(/\.$/, "")}.`;
}
