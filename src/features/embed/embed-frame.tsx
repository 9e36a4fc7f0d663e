import type { ReactNode } from "react";
import { embed } from "#content/calculators/embed.ts";
import { disclaimer } from "#content/disclaimer.ts";
import { firm } from "#content/firm.ts";
import { TextLink } from "#design-system/actions/text-link.tsx";
import "./embed.css";

export function EmbedFrame({ children }: { children: ReactNode }) {
  return (
    // Labelled, because the page around the frame has its own <main>.
    <main className="embed-frame" aria-labelledby="embed-title">
      <header className="embed-head flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 pt-3.5 border-t-3 border-(--action)">
        {/* Side by side they fit only some phones, and would move when the fonts load. */}
        <h1 id="embed-title" className="text-xl leading-[1.2] max-[30rem]:w-full">
          {embed.heading}
        </h1>
        <p className="wrap-anywhere text-sm text-ink-2">
          {/* browser/framed-page.ts fills in the partner's name from the address. */}
          <span data-embed-partner={embed.onTheSiteOf} data-your-site={embed.yourSite} />{" "}
          {embed.with} <b>{firm.name}</b>
        </p>
      </header>
      <section aria-labelledby="embed-calculator">
        {/* The heading level between the page's heading and those of the steps. */}
        <h2 id="embed-calculator" className="sr-only">
          {embed.calculator}
        </h2>
        {children}
      </section>
      <footer className="grid gap-2 text-sm leading-[1.45] text-ink-3">
        <p>{disclaimer.full}</p>
        <p className="flex flex-wrap gap-x-5">
          <TextLink href={embed.privacy.href}>{embed.privacy.label}</TextLink>
          <TextLink href={embed.site.href}>{embed.site.label}</TextLink>
        </p>
      </footer>
    </main>
  );
}
