import { expensesBehindCredit, federalRateAsFraction } from "#calculations/rd-credit/amounts.ts";
import { disclaimer } from "#content/disclaimer.ts";
import type { StoriesSection } from "#content/partners/partner.ts";
import { partnerPage } from "#content/partners/partner-page.ts";
import { ComparisonBars } from "#design-system/charts/bars/comparison-bars.tsx";
import { Items } from "#design-system/layout/items.tsx";
import { Reveal } from "#design-system/layout/reveal.tsx";
import { Section, SectionHeading } from "#design-system/layout/section.tsx";
import { SwipeRow } from "#design-system/layout/swipe-row.tsx";
import { TitledSection } from "#design-system/layout/titled-section.tsx";
import { Tag } from "#design-system/reading/tag.tsx";
import { LedgerRows } from "#design-system/slip/ledger-rows.tsx";
import { fillIn } from "#wording/fill-in.ts";
import { formatFraction, formatUsd } from "#wording/numbers.ts";
import type { SectionProps } from "./partner-sections.tsx";
import { type Story, storyOf } from "./stories.ts";

const expensesNote = fillIn(partnerPage.expensesNote, {
  rate: formatFraction(federalRateAsFraction),
});

const columnsLook =
  "story-columns mt-11 border-t-2 border-t-leaf *:border-b *:border-b-line-strong *:pt-8 *:pb-6 min-[60rem]:grid min-[60rem]:grid-cols-3 min-[60rem]:border-b min-[60rem]:border-b-line-strong min-[60rem]:*:border-b-0 min-[60rem]:*:px-8 min-[60rem]:*:first:pl-0 min-[60rem]:*:last:pr-0 min-[60rem]:*:not-first:border-l min-[60rem]:*:not-first:border-l-line";

export function SuccessStories({ words, layout }: SectionProps<StoriesSection>) {
  const stories = words.stories.map(storyOf);
  return (
    <TitledSection
      surface={layout === "sheets" ? "dark" : "paper"}
      headingId="success-stories"
      words={words}
    >
      <SwipeRow
        label={words.heading}
        className={layout === "sheets" ? "story-sheets" : columnsLook}
      >
        {stories.map((story) => (
          <StoryCard key={story.id} story={story} sheet={layout === "sheets"} />
        ))}
      </SwipeRow>
      <p className="mt-8 text-sm text-ink-3">
        {partnerPage.oneClient} {expensesNote} {disclaimer.short}
      </p>
    </TitledSection>
  );
}

/** The expenses that the credit implies at the calculator's flat rate. */
const expensesOf = ({ creditAmount }: Story) =>
  fillIn(partnerPage.impliedExpenses, { expenses: formatUsd(expensesBehindCredit(creditAmount)) });

function StoryCard({ story, sheet }: { story: Story; sheet: boolean }) {
  return (
    <Reveal as="li" className={sheet ? "on-sheet" : undefined}>
      <h3 className="font-sans leading-none tracking-normal">
        <Tag tone={story.tone}>{story.specialty}</Tag>
      </h3>
      <p className="story-amount">{formatUsd(story.creditAmount)}</p>
      <p className="text-sm text-ink-3">
        {story.creditYear} · {story.teamSize} team members · {story.location}
        <br />
        {expensesOf(story)}
      </p>
      <p className="mt-4 text-ink-2">{story.description}</p>
      <ul className="story-activities" aria-label={partnerPage.activities}>
        <Items texts={story.rdActivities} />
      </ul>
    </Reveal>
  );
}

export function StoryLedger(props: {
  words: StoriesSection;
  bars: { title: string; note: string };
}) {
  const { words, bars } = props;
  const stories = words.stories.map(storyOf);
  const { heading, lede } = words;
  return (
    <Section surface="sheet" labelledBy="success-stories">
      <div className="grid gap-12 lg:grid-cols-2 lg:gap-18">
        <SectionHeading id="success-stories" title={heading} lede={lede} />
        <ComparisonBars
          {...bars}
          note={`${bars.note} ${expensesNote}`}
          bars={stories.map((story) => ({
            label: story.specialty,
            value: story.creditAmount,
            note: `${story.creditYear}, ${story.teamSize} people`,
          }))}
        />
      </div>
      <LedgerRows className="mt-12" reveal numbered={false} items={stories.map(row)} />
    </Section>
  );
}

function row(story: Story) {
  return {
    title: `${story.specialty}, ${formatUsd(story.creditAmount)}`,
    tag: { tone: story.tone, label: `${story.location}, ${story.creditYear}` },
    description: story.description,
    detail: (
      <p className="text-sm text-ink-3">
        {expensesOf(story)}
        <br />
        {story.rdActivities.join(" · ")}
      </p>
    ),
  };
}
