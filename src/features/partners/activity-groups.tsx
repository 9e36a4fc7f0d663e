import type { ActivitiesSection, ActivityGroup } from "#content/partners/partner.ts";
import { partnerPage } from "#content/partners/partner-page.ts";
import { Reveal } from "#design-system/layout/reveal.tsx";
import { TitledSection } from "#design-system/layout/titled-section.tsx";
import { NamedIcon } from "#design-system/reading/named-icon.tsx";

export function ActivityGroups(props: {
  words: ActivitiesSection;
  /** In a grid of two columns, or one row for each group. */
  layout: "chart" | "rows";
  surface?: "paper" | "sheet";
}) {
  const { words, layout, surface } = props;
  return (
    <TitledSection surface={surface} headingId="activities" words={words}>
      <ul className={layout === "chart" ? "activity-chart" : "activity-rows"}>
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
        <h3 className="activity-title">
          <NamedIcon name={group.icon} className="size-6 text-leaf" />
          {group.title}
        </h3>
        <p className="mt-2 text-ink-2">{group.description}</p>
      </div>
      <div>
        <ul className="activity-examples" aria-label={partnerPage.examples}>
          {group.examples.map((example) => (
            <li key={example}>{example}</li>
          ))}
        </ul>
        <p className="mt-3 text-sm text-ink-3">
          <b className="font-semibold">{partnerPage.usuallyNot}</b> {group.usuallyNot}
        </p>
      </div>
    </Reveal>
  );
}
