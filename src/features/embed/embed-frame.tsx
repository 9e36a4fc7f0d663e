import type { ReactNode } from "react";
import { embed } from "#content/calculators/embed.ts";
import { disclaimer, firm } from "#content/firm.ts";
import { TextLink } from "#design-system/actions/text-link.tsx";
import "./embed.css";

export function EmbedFrame({ children }: { children: ReactNode }) {
  return (
    // Labelled, because the page around the frame has its own <main>.
    <main className="embed-frame" aria-labelledby="embed-title">
      <header className="embed-head">
        <h1 id="embed-title">{embed.heading}</h1>
        <p>
          {/* browser/framed-page.ts fills in the partner's name from the address. */}
          <span data-embed-partner={embed.onTheSiteOf} /> {embed.with} <b>{firm.name}</b>
        </p>
      </header>
      <section aria-labelledby="embed-calculator">
        {/* The heading level between the page's heading and those of the steps. */}
        <h2 id="embed-calculator" className="sr-only">
          {embed.calculator}
        </h2>
        {children}
      </section>
      <footer className="embed-foot">
        <p>{disclaimer.full}</p>
        <p className="flex flex-wrap gap-x-5">
          <TextLink href={embed.privacy.href}>{embed.privacy.label}</TextLink>
          <TextLink href={embed.site.href}>{embed.site.label}</TextLink>
        </p>
      </footer>
    </main>
  );
}
