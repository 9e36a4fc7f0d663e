import type { ReactNode } from "react";
import { decksPage } from "#content/pages/decks.ts";
import { TextLink } from "#design-system/actions/text-link.tsx";
import { BrandMark } from "../brand-mark.tsx";

/** The gate is outside the site's layout and has only this header. */
export function DecksTop({ children }: { children?: ReactNode }) {
  const { label, href } = decksPage.returnHome;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 pb-5 border-b border-line">
      <BrandMark />
      <div className="flex items-center gap-4">
        <TextLink href={href} className="inline-flex items-center min-h-11">
          {label}
        </TextLink>
        {children}
      </div>
    </div>
  );
}
