import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { attributionIn } from "#browser/attribution.ts";
import { embedBuilder } from "#content/pages/embed-builder.ts";
import { ChoiceCard } from "#design-system/forms/choice-card.tsx";
import { ChoiceGroup } from "#design-system/forms/choice-group.tsx";
import { TextInput } from "#design-system/forms/text-input.tsx";
import { AccentField, usedAccent } from "./accent-field.tsx";
import { CopyableSnippet } from "./copyable-snippet.tsx";
import { QrCode } from "./qr-code.tsx";
import { type EmbedChoice, snippetsFor } from "./snippets.ts";
import "./embed-builder.css";

const { form: words, snippets: snippetWords, preview, link } = embedBuilder;

/** The preview waits for a pause in typing, because every update loads a page. */
const typingPauseMs = 500;

interface EmbedBuilderProps {
  readonly origin: string;
  readonly practiceTypes: readonly { readonly id: string; readonly name: string }[];
}

export function EmbedBuilder({ origin, practiceTypes }: EmbedBuilderProps) {
  const [partnerText, setPartnerText] = useState("");
  const [accentText, setAccentText] = useState("");
  const [onlyIds, setOnlyIds] = useState<readonly string[]>([]);
  const partner = readPartner(partnerText);
  const choice = {
    partner: partner ?? "",
    accent: usedAccent(accentText),
    specialties: onlyIds.length < practiceTypes.length ? onlyIds.join() : "",
  };
  const snippets = partner ? snippetsFor(origin, choice) : undefined;

  // Partner pages link here with their id in the address.
  useEffect(() => setPartnerText(attributionIn(location.search).partner ?? ""), []);

  return (
    <div className="embed-columns">
      <div className="embed-form">
        <TextInput
          label={words.partner}
          hint={words.partnerHint}
          error={partner === undefined ? words.partnerError : undefined}
          value={partnerText}
          autoComplete="organization"
          maxLength={80}
          onValueChange={setPartnerText}
        />
        <AccentField value={accentText} onValueChange={setAccentText} />
        <ChoiceGroup legend={words.specialties} hint={words.specialtiesHint} columns={3}>
          {practiceTypes.map(({ id, name }) => (
            <ChoiceCard
              key={id}
              title={name}
              checked={onlyIds.includes(id)}
              onCheckedChange={(checked) =>
                setOnlyIds(
                  practiceTypes
                    .map((type) => type.id)
                    .filter((one) => (one === id ? checked : onlyIds.includes(one))),
                )
              }
            />
          ))}
        </ChoiceGroup>
      </div>
      <section aria-labelledby="embed-preview" className="embed-preview">
        <h2 id="embed-preview" className="text-2xl">
          {preview.heading}
        </h2>
        <p className="mt-2 mb-4 text-sm text-ink-3">{preview.note}</p>
        <Preview {...choice} />
      </section>
      <div className="grid content-start gap-8">
        <section aria-labelledby="embed-snippets" className="grid gap-5">
          <h2 id="embed-snippets" className="text-2xl">
            {snippetWords.heading}
          </h2>
          <CopyableSnippet {...snippetWords.script} code={snippets?.script} />
          <CopyableSnippet {...snippetWords.frame} code={snippets?.frame} />
          <CopyableSnippet {...snippetWords.wordPress} code={snippets?.address} />
        </section>
        <section aria-labelledby="embed-link" className="grid gap-5">
          <h2 id="embed-link" className="text-2xl">
            {link.heading}
          </h2>
          <CopyableSnippet {...link.address} code={snippets?.address} />
          {snippets ? (
            <>
              <p className="text-sm text-ink-2">{link.print}</p>
              <QrCode link={snippets.address} fileName={fileNameFor(choice.partner)} />
            </>
          ) : null}
        </section>
      </div>
    </div>
  );
}

/** Empty means no partner. Undefined is a name that the calculator would not accept. */
function readPartner(text: string): string | undefined {
  const typed = text.trim();
  return typed === "" ? "" : attributionIn(`?${new URLSearchParams({ partner: typed })}`).partner;
}

/** `Smith & Sons` → `calculator-smith-sons`, without the ending. */
function fileNameFor(partner: string): string {
  const name = partner.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "-");
  return `calculator-${name.replaceAll(/^-|-$/g, "")}`;
}

/** The element that partners use. It is upgraded when the same script has loaded. */
function Preview({ partner, accent, specialties }: EmbedChoice) {
  const [shown, setShown] = useState<EmbedChoice>();
  const box = useRef<HTMLDivElement>(null);
  const heightBefore = useRef("");
  useEffect(() => {
    const pause = setTimeout(() => {
      heightBefore.current = box.current?.querySelector("iframe")?.style.height ?? "";
      setShown({ partner, accent, specialties });
    }, typingPauseMs);
    return () => clearTimeout(pause);
  }, [partner, accent, specialties]);

  // A new frame has the height of the one before until it reports its own, so that what is below
  // does not move twice.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of `shown` makes a new frame
  useLayoutEffect(() => {
    const frame = box.current?.querySelector("iframe");
    if (frame && heightBefore.current) frame.style.height = heightBefore.current;
  }, [shown]);

  if (!shown) return <p className="text-ink-3">{preview.loading}</p>;
  return (
    <div ref={box}>
      <ledgerwell-calculator key={JSON.stringify(shown)} {...shown} preview="yes" />
    </div>
  );
}

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "ledgerwell-calculator": EmbedChoice & { preview: "yes"; key?: string };
    }
  }
}
