import { presentations } from "#content/presentations.ts";
import { gateAddresses } from "#features/decks/addresses.ts";
import sessionScriptUrl from "#features/decks/browser/session-first.ts?script";
import { Gate } from "#features/decks/gate/gate.tsx";
import { Island } from "#site-shell/island.tsx";
import { pageMetadata } from "#site-shell/metadata.ts";

export const handle = { hydrate: true };

export const meta = () =>
  pageMetadata({
    title: presentations.title,
    description: presentations.metaDescription,
    path: "/presentations",
    listed: false,
  });

export default function PresentationsPage() {
  return (
    <main>
      <Island name="presentations-gate" component={Gate} props={gateAddresses} />
      <script type="module" src={sessionScriptUrl} />
    </main>
  );
}
