import { type HomeCase, homeCases, oralSurgeryStory } from "#content/cases/home-cases.ts";
import type { fortune } from "#content/partners/fortune.ts";
import type { StoriesSection } from "#content/partners/partner.ts";
import { type StoryId, storyDescriptions } from "#content/partners/success-stories.ts";
import { formatUsd } from "#wording/numbers.ts";

export interface Story extends HomeCase {
  description: string;
}

const allCases = [...homeCases, oralSurgeryStory];

export function storyOf(id: StoryId): Story {
  const study = allCases.find((entry) => entry.id === id);
  if (!study) throw new Error(`No R&D case study has the id ${id}`);
  return { ...study, description: storyDescriptions[id] };
}

export function storyRows({ stories }: StoriesSection) {
  return stories.map(storyOf).map(({ specialty, creditAmount }) => ({
    label: specialty,
    value: formatUsd(creditAmount),
  }));
}

export function casesSlip(words: typeof fortune.casesSlip) {
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
