import { home } from "#content/pages/home.ts";
import { TextLink } from "#design-system/actions/text-link.tsx";
import { TitledSection } from "#design-system/layout/titled-section.tsx";
import { StatTile } from "#design-system/reading/stat.tsx";

export function CharitableHighlight() {
  const { heading, text, figures, note, link } = home.charitable;
  return (
    <TitledSection
      headingId="charitable"
      words={{ heading, lede: text }}
      beside="gap-6 lg:grid-cols-2 lg:gap-18"
    >
      <div>
        <div className="grid grid-cols-2 gap-6 sm:gap-10">
          {figures.map((tile) => (
            <StatTile key={tile.label} tone="plum" {...tile} />
          ))}
        </div>
        <p className="mt-5 text-sm text-ink-3">{note}</p>
        <p className="mt-3">
          <TextLink standalone href={link.href}>
            {link.label}
          </TextLink>
        </p>
      </div>
    </TitledSection>
  );
}
