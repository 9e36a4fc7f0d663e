import { useEffect, useState } from "react";
import { attributionIn, homeAddress } from "#browser/attribution.ts";
import { embedBuilder } from "#content/pages/embed-builder.ts";
import { TextLink } from "#design-system/actions/text-link.tsx";
import { TextInput } from "#design-system/forms/text-input.tsx";
import { accentColor } from "./accent.ts";
import { CopyableSnippet } from "./copyable-snippet.tsx";
import { QrCode } from "./qr-code.tsx";
import { type EmbedChoice, snippetsFor } from "./snippets.ts";
import "./embed-builder.css";

const { form: words, snippets: snippetWords, preview, link } = embedBuilder;

/** The preview waits for a pause in typing, because every update loads a page. */
const typingPauseMs = 500;

/** Rendered as the island `embed-builder`. */
export function EmbedBuilder({ origin }: { origin: string }) {
  const [partnerText, setPartnerText] = useState("");
  const [accentText, setAccentText] = useState("");
  const partner = readPartner(partnerText);
  const accent = accentText.trim().replace(/^#/, "").toLowerCase();
  const choice = { partner: partner ?? "", accent: accentColor(accent) ? accent : "" };
  const snippets = snippetsFor(origin, choice);
  const marked = origin + homeAddress(choice.partner ? { partner: choice.partner } : {});

  // Partner pages link here with their id in the address.
  useEffect(() => setPartnerText(attributionIn(location.search).partner ?? ""), []);

  return (
    <div className="embed-builder">
      <div className="grid content-start gap-6">
        <TextInput
          label={words.partner}
          hint={words.partnerHint}
          error={partner === undefined ? words.partnerError : undefined}
          value={partnerText}
          autoComplete="organization"
          maxLength={80}
          onValueChange={setPartnerText}
        />
        <TextInput
          label={words.accent}
          hint={words.accentHint}
          error={accentFault(accent)}
          value={accentText}
          maxLength={7}
          spellCheck={false}
          onValueChange={setAccentText}
        />
        <section aria-labelledby="embed-snippets" className="grid gap-5">
          <h2 id="embed-snippets" className="text-2xl">
            {snippetWords.heading}
          </h2>
          <CopyableSnippet {...snippetWords.script} code={snippets.script} />
          <CopyableSnippet {...snippetWords.frame} code={snippets.frame} />
          <CopyableSnippet {...snippetWords.wordPress} code={snippets.wordPress} />
        </section>
        <section aria-labelledby="embed-link" className="embed-link">
          <div>
            <h2 id="embed-link" className="text-2xl">
              {link.heading}
            </h2>
            <p className="mt-2 text-ink-2">{link.text}</p>
            <p className="mt-3 wrap-anywhere">
              <TextLink href={marked}>{marked}</TextLink>
            </p>
          </div>
          <QrCode text={marked} />
        </section>
      </div>
      <section aria-labelledby="embed-preview" className="min-w-0">
        <h2 id="embed-preview" className="text-2xl">
          {preview.heading}
        </h2>
        <p className="mt-2 mb-4 text-sm text-ink-3">{preview.note}</p>
        <Preview {...choice} />
      </section>
    </div>
  );
}

/** Empty means no partner. Undefined is a name that the calculator would not accept. */
function readPartner(text: string): string | undefined {
  const typed = text.trim();
  return typed === "" ? "" : attributionIn(`?${new URLSearchParams({ partner: typed })}`).partner;
}

function accentFault(accent: string): string | undefined {
  if (accent === "" || accentColor(accent)) return undefined;
  return /^[0-9a-f]{6}$/.test(accent) ? words.accentTooLight : words.accentError;
}

/** The element that partners use. It is upgraded when the same script has loaded. */
function Preview({ partner, accent }: EmbedChoice) {
  const [shown, setShown] = useState<EmbedChoice>();
  useEffect(() => {
    const pause = setTimeout(() => setShown({ partner, accent }), typingPauseMs);
    return () => clearTimeout(pause);
  }, [partner, accent]);
  if (!shown) return <p className="text-ink-3">{preview.loading}</p>;
  return <ledgerwell-calculator key={JSON.stringify(shown)} {...shown} />;
}

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "ledgerwell-calculator": { partner: string; accent: string; key?: string };
    }
  }
}
