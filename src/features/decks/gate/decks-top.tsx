import type { ReactNode } from "react";
import { decksPage } from "#content/pages/decks.ts";
import { TextLink } from "#design-system/actions/text-link.tsx";
import { BrandMark } from "../brand-mark.tsx";

/** The gate is outside the site's layout and has only this header. */
export function DecksTop({ children }: { children?: ReactNode }) {
  const { label, href } = decksPage.returnHome;
  return (
    <div className="gate-top">
      <BrandMark />
      <div className="gate-top-actions">
        <TextLink href={href} className="gate-home">
          {label}
        </TextLink>
        {children}
      </div>
    </div>
  );
}
