import type { StoryId } from "#content/partners/partner.ts";
import { formatUsd } from "#wording/numbers.ts";
import { storyOf } from "./stories.ts";

interface CasesWords {
  title: string;
  subtitle: string;
  groups: readonly { label: string; stories: readonly StoryId[] }[];
  total: string;
  footnote: string;
}

/** The success stories as sums, group by group. */
export function casesSlip(words: CasesWords) {
  const groups = words.groups.map(({ label, stories }) => {
    const amounts = stories.map((id) => storyOf(id).creditAmount);
    return { label, amounts, sum: sumOf(amounts) };
  });
  return {
    title: words.title,
    subtitle: words.subtitle,
    rows: groups.map(({ label, amounts, sum }) => ({
      label,
      value: formatUsd(sum),
      formula: amounts.length > 1 ? amounts.map(formatUsd).join(" + ") : undefined,
    })),
    total: { label: words.total, value: formatUsd(sumOf(groups.map(({ sum }) => sum))) },
    footnote: words.footnote,
  };
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
