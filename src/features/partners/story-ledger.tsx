import type { StoriesSection } from "#content/partners/partner.ts";
import { ComparisonBars } from "#design-system/figures/bars/comparison-bars.tsx";
import { Section } from "#design-system/layout/section.tsx";
import { SectionHeading } from "#design-system/layout/section-heading.tsx";
import { SampleNote } from "#design-system/reading/sample-note.tsx";
import { LedgerRows } from "#design-system/slip/ledger-rows.tsx";
import { formatUsd } from "#wording/numbers.ts";
import { type Story, storyOf } from "./stories.ts";

interface StoryLedgerProps {
  words: StoriesSection;
  bars: { title: string; note: string };
}

/** The stories as a comparison first, then one row each. */
export function StoryLedger({ words, bars }: StoryLedgerProps) {
  const stories = words.stories.map(storyOf);
  const { eyebrow, heading, lede } = words;
  return (
    <Section surface="sheet" labelledBy="success-stories">
      <div className="grid gap-12 lg:grid-cols-2 lg:gap-18">
        <SectionHeading id="success-stories" eyebrow={eyebrow} title={heading} lede={lede} />
        <ComparisonBars
          {...bars}
          bars={stories.map((story) => ({
            label: story.specialty,
            value: story.creditAmount,
            note: `${story.creditYear}, ${story.teamSize} people`,
          }))}
        />
      </div>
      <div className="mt-12">
        <LedgerRows reveal numbered={false} items={stories.map(row)} />
      </div>
      {stories.some(({ sample }) => sample) ? <SampleNote className="mt-6" /> : null}
    </Section>
  );
}

/** The credit of each story, for the page's sharing picture. */
export function storyRows({ stories }: StoriesSection) {
  return stories.map(storyOf).map(({ specialty, creditAmount }) => ({
    label: specialty,
    value: formatUsd(creditAmount),
  }));
}

function row(story: Story) {
  return {
    title: `${story.specialty}, ${formatUsd(story.creditAmount)}`,
    tag: { tone: story.tone, label: `${story.location}, ${story.creditYear}` },
    description: story.description,
    detail: <p className="text-sm text-ink-3">{story.rdActivities.join(" · ")}</p>,
  };
}
