import type { ReactNode } from "react";
import type { ServiceContent } from "#content/services/service.ts";
import { Section } from "#design-system/layout/section.tsx";
import { SectionHeading } from "#design-system/layout/section-heading.tsx";

interface OverviewProps {
  service: ServiceContent;
  title: string;
  /** The worked example as a figure, under the words. */
  children?: ReactNode;
}

export function Overview({ service, title, children }: OverviewProps) {
  return (
    <Section surface="sheet" labelledBy="overview">
      <div className="grid gap-10 lg:grid-cols-[1fr_2fr]">
        <SectionHeading id="overview" eyebrow={service.category} title={title} />
        <div className="max-w-[42em] space-y-5">
          {service.longDescription.map((paragraph) => (
            <p key={paragraph} className="text-ink-2 first:text-lg first:text-ink">
              {paragraph}
            </p>
          ))}
        </div>
      </div>
      {children ? <div className="mt-14">{children}</div> : null}
    </Section>
  );
}
