import { expensesBehindCredit } from "#calculations/rd-credit/amounts.ts";
import { disclaimer } from "#content/disclaimer.ts";
import type { bloomfieldCfo } from "#content/partners/bloomfield-cfo.ts";
import type { Partner } from "#content/partners/partner.ts";
import { partnerPage } from "#content/partners/partner-page.ts";
import { Reveal } from "#design-system/layout/reveal.tsx";
import { TitledSection } from "#design-system/layout/titled-section.tsx";
import { Tag } from "#design-system/reading/tag.tsx";
import { LedgerRows } from "#design-system/slip/ledger-rows.tsx";
import { fillIn } from "#wording/fill-in.ts";
import { formatUsd } from "#wording/numbers.ts";

/** Those on the partner's topics. */
export function FurtherServices(props: {
  words: typeof bloomfieldCfo.furtherServices;
  topics: Partner["topics"];
}) {
  const { words, topics } = props;
  const services = words.services.filter(({ topic }) => topics.includes(topic));
  return (
    <TitledSection headingId="further-services" words={words}>
      <LedgerRows
        className="mt-10"
        reveal
        items={services.map(({ topic: _, applicability, tone, ...service }) => ({
          ...service,
          tag: { tone, label: applicability },
        }))}
      />
    </TitledSection>
  );
}

type StoriesWords = typeof bloomfieldCfo.clientStories;

export function ClientStories({ words }: { words: StoriesWords }) {
  return (
    <TitledSection surface="sheet" headingId="client-stories" words={words}>
      <ul className="mt-10 border-t border-line *:grid *:gap-x-12 *:gap-y-5 *:border-b *:border-line *:py-8 md:*:grid-cols-[1fr_2fr]">
        {words.stories.map((story) => (
          <ClientStory key={story.role} story={story} />
        ))}
      </ul>
      <p className="mt-6 text-sm text-ink-3">
        {partnerPage.oneClient} {disclaimer.short}
      </p>
    </TitledSection>
  );
}

function workingOf({ working, amount }: StoriesWords["stories"][number]): string {
  return fillIn(working, { expenses: formatUsd(expensesBehindCredit(amount)) });
}

function ClientStory({ story }: { story: StoriesWords["stories"][number] }) {
  return (
    <Reveal as="li">
      <div>
        <p className="leading-none">
          <Tag tone={story.tone}>{story.category}</Tag>
        </p>
        <p className="story-amount">{formatUsd(story.amount)}</p>
        <p className="tabular-digits text-sm text-ink-3">{workingOf(story)}</p>
      </div>
      <div>
        <h3>{story.role}</h3>
        <p className="mt-3 max-w-[38em] text-ink-2">{story.description}</p>
        <ul className="mt-4 flex flex-wrap gap-2 leading-none">
          {story.tags.map((tag) => (
            <li key={tag}>
              <Tag>{tag}</Tag>
            </li>
          ))}
        </ul>
      </div>
    </Reveal>
  );
}
