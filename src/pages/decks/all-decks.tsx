import { decksPage } from "#content/pages/decks.ts";
import sessionScriptUrl from "#features/decks/browser/session-first.ts?script";
import { Island } from "#islands/island.tsx";
import { describePage, pageMetadata } from "#site-shell/metadata.ts";

export const page = describePage(decksPage, "/presentations", { listed: false });

export const meta = () => pageMetadata(page);

export default function AllDecksPage() {
  return (
    <main>
      <Island name="gate" props={{}} />
      <script type="module" src={sessionScriptUrl} />
    </main>
  );
}
