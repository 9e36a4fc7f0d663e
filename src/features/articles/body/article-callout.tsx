import type { ComponentProps, ReactNode } from "react";
import { Callout } from "#design-system/reading/callout.tsx";

/** The callouts of the design system, and `note`: an aside on a hairline, without a colour. */
export function ArticleCallout({
  tone = "info",
  title,
  children,
}: {
  tone?: ComponentProps<typeof Callout>["tone"] | "note";
  title?: string;
  children: ReactNode;
}) {
  if (tone !== "note" && title)
    return (
      <Callout tone={tone} title={title}>
        {children}
      </Callout>
    );
  return (
    <aside className="plain-note">
      {title ? <p className="plain-note-title">{title}</p> : null}
      {children}
    </aside>
  );
}
