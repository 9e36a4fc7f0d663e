import { expect } from "vitest";
import { startHostSite } from "../../support/host-site.ts";
import type { Journey } from "../journey.ts";
import { element } from "../look-in-page.ts";

export function embedJourneys(journey: Journey): void {
  journey(
    "a partner's page shows the calculator as tall as it is, on a phone too",
    async (travel) => {
      const { visitor, origin } = travel;
      const script = `<script async src="${origin}/embed.js" data-partner="wealthfd"></script>`;
      const host = await startHostSite({ "/": { body: script } });
      try {
        await visitor.open(host.url);
        await visitor.see(element("iframe"));
        const height = () => visitor.run(() => document.querySelector("iframe")?.style.height);
        // What the frame has before its page has said how tall it is.
        await expect.poll(height, { timeout: 15_000 }).not.toBe("900px");
        const wide = await height();
        await visitor.resize(390, 800);
        await expect.poll(height, { timeout: 15_000 }).not.toBe(wide);
      } finally {
        await host.stop();
      }
    },
  );
}
