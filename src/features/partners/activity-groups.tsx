import type { ActivitiesSection, ActivityGroup } from "#content/partners/partner.ts";
import { partnerPage } from "#content/partners/partner-page.ts";
import { Items } from "#design-system/layout/items.tsx";
import { Reveal } from "#design-system/layout/reveal.tsx";
import { TitledSection } from "#design-system/layout/titled-section.tsx";
import { NamedIcon } from "#design-system/reading/named-icon.tsx";
import type { SectionProps } from "./partner-sections.tsx";

/** Titles and examples are aligned across a row. */
const chartLook =
  "min-[56rem]:grid min-[56rem]:grid-cols-2 min-[56rem]:gap-x-14 min-[56rem]:*:row-span-2 min-[56rem]:*:grid-rows-subgrid";

/** In a grid of two columns, or one row for each group. */
export function ActivityGroups({ words, layout, surface }: SectionProps<ActivitiesSection>) {
  return (
    <TitledSection surface={surface} headingId="activities" words={words}>
      <ul
        className={`mt-11 border-t border-line *:grid *:content-start *:gap-x-10 *:gap-y-4 *:border-b *:border-line *:py-8 ${layout === "chart" ? chartLook : "min-[56rem]:*:grid-cols-[1fr_1.3fr]"}`}
      >
        {words.groups.map((group) => (
          <Group key={group.title} group={group} />
        ))}
      </ul>
    </TitledSection>
  );
}

function Group({ group }: { group: ActivityGroup }) {
  return (
    <Reveal as="li">
      <div>
        <h3 className="flex items-center gap-3.5">
          <NamedIcon name={group.icon} className="size-6 text-leaf" />
          {group.title}
        </h3>
        <p className="mt-2 text-ink-2">{group.description}</p>
      </div>
      <div>
        <ul
          className="text-nav *:border-b *:border-dashed *:border-line-strong *:py-2"
          aria-label={partnerPage.examples}
        >
          <Items texts={group.examples} />
        </ul>
        <p className="mt-3 text-sm text-ink-3">
          <b className="font-semibold">{partnerPage.usuallyNot}</b> {group.usuallyNot}
        </p>
      </div>
    </Reveal>
  );
}
