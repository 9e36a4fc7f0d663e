import { embed, embedPath } from "#content/calculators/embed.ts";
import scriptUrl from "#features/embed/browser/framed-page.ts?script";
import { EmbedFrame } from "#features/embed/embed-frame.tsx";
import { Island } from "#islands/island.tsx";
import { describePage, pageMetadata } from "#site-shell/metadata.ts";
import { SampleStrip } from "#site-shell/sample-strip.tsx";

export const page = describePage(embed, embedPath, { listed: false });

export const meta = () => pageMetadata(page);

/** In a frame links open in new tabs, because no other page of the site may be framed. */
export const handle = { linksOpenNewTabs: true };

export default function EmbedPage() {
  return (
    <>
      <EmbedFrame>
        <Island name="embedded-calculator" props={{ sourcePage: embedPath }} />
      </EmbedFrame>
      <SampleStrip />
      <script type="module" src={scriptUrl} />
    </>
  );
}
