import type { ReactNode } from "react";
import { embed } from "#content/calculators/embed.ts";
import { disclaimer, firm } from "#content/firm.ts";
import { TextLink } from "#design-system/actions/text-link.tsx";
import "./embed.css";

/** Around the calculator on another site's page: whose it is, and what it is not. */
export function EmbedFrame({ children }: { children: ReactNode }) {
  return (
    // Named, since the page around the frame has a main part of its own.
    <main className="embed" aria-labelledby="embed-title">
      <header className="embed-head">
        <h1 id="embed-title">{embed.heading}</h1>
        <p>
          {/* The partner's name, from the address: browser/framed-page.ts. */}
          <b data-embed-partner="" /> {embed.with} <b>{firm.name}</b>
        </p>
      </header>
      <section aria-labelledby="embed-calculator">
        {/* Between the page's heading and those of the steps. */}
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
