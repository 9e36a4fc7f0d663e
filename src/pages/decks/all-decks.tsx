import { presentations } from "#content/pages/decks.ts";
import sessionScriptUrl from "#features/decks/browser/session-first.ts?script";
import { Island } from "#islands/island.tsx";
import { type PageDescription, pageMetadata } from "#site-shell/metadata.ts";

export const page: PageDescription = {
  title: presentations.title,
  description: presentations.metaDescription,
  path: "/presentations",
  listed: false,
};

export const meta = () => pageMetadata(page);

export default function PresentationsPage() {
  return (
    <main>
      <Island name="gate" props={{}} />
      <script type="module" src={sessionScriptUrl} />
    </main>
  );
}
