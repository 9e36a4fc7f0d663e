import { presentations } from "#content/presentations.ts";
import { gateAddresses } from "#features/decks/addresses.ts";
import sessionScriptUrl from "#features/decks/browser/session-first.ts?script";
import { Gate } from "#features/decks/gate/gate.tsx";
import { Island } from "#site-shell/island.tsx";
import { type PageDescription, pageMetadata } from "#site-shell/metadata.ts";

export const handle = { hydrate: true };

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
      <Island name="presentations-gate" component={Gate} props={gateAddresses} />
      <script type="module" src={sessionScriptUrl} />
    </main>
  );
}
