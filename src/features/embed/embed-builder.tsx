import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { post } from "#browser/post.ts";
import { embedBuilder } from "#content/pages/embed-builder.ts";
import { partnerPlacePath } from "#contracts/endpoints.ts";
import type { PartnerPlace } from "#contracts/partner-numbers.ts";
import { Button } from "#design-system/actions/button.tsx";
import { addressWith, fillIn } from "#wording/fill-in.ts";
import { BuilderForm } from "./builder-form.tsx";
import {
  choiceFor,
  firstSettings,
  type OfferedType,
  partnerFault,
  placementFault,
  placementsIn,
  type Settings,
  settingsIn,
} from "./builder-settings.ts";
import { CopyableSnippet } from "./copyable-snippet.tsx";
import { QrCode } from "./qr-code.tsx";
import { type EmbedChoice, snippetsFor } from "./snippets.ts";
import "./embed-builder.css";

const { snippets: snippetWords, preview, link, webmaster } = embedBuilder;

/** The preview waits for a pause in typing, because every update loads a page. */
const typingPauseMs = 500;

interface EmbedBuilderProps {
  readonly origin: string;
  readonly practiceTypes: readonly OfferedType[];
}

export function EmbedBuilder({ origin, practiceTypes }: EmbedBuilderProps) {
  const [settings, setSettings] = useState(firstSettings);
  const fault = partnerFault(settings.partner) ?? placementFault(settings.placement);
  const [placement = "", ...others] = fault ? [] : placementsIn(settings.placement);
  const choice = choiceFor(settings, placement);
  const ready = choice.partner !== "" && fault === undefined;
  const missing = fault ? snippetWords.correctName : snippetWords.needsName;
  const snippets = ready ? snippetsFor(origin, choice) : undefined;

  // Partner pages link here with their id in the address.
  useEffect(() => setSettings(settingsIn(location.search)), []);

  /** The address keeps the settings, for a reload and for the person who looks after the site. */
  function change(changed: Partial<Settings>) {
    const now = { ...settings, ...changed };
    setSettings(now);
    history.replaceState(history.state, "", addressWith(location.pathname, { ...now }));
  }

  return (
    <div className="grid grid-cols-1 gap-12 xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] xl:grid-rows-[auto_1fr] xl:gap-x-16 xl:gap-y-8">
      <BuilderForm settings={settings} practiceTypes={practiceTypes} onChange={change} />
      <section aria-labelledby="embed-preview" className="xl:col-start-2 xl:row-start-1">
        <h2 id="embed-preview" className="text-2xl">
          {preview.heading}
        </h2>
        <p className="mt-2 mb-4 text-sm text-ink-3">{preview.note}</p>
        <Preview {...choice} />
      </section>
      <section aria-labelledby="embed-snippets" className="grid content-start gap-5">
        <h2 id="embed-snippets" className="text-2xl">
          {snippetWords.heading}
        </h2>
        <CopyableSnippet {...snippetWords.script} code={snippets?.script} missing={missing} />
        <CopyableSnippet {...snippetWords.frame} code={snippets?.frame} missing={missing} />
        <CopyableSnippet {...snippetWords.wordPress} code={snippets?.address} missing={missing} />
        <CopyableSnippet
          {...webmaster}
          code={ready ? origin + addressWith("/advisors/embed", { ...settings }) : undefined}
          missing={missing}
        />
      </section>
      <section aria-labelledby="embed-link" className="grid content-start gap-5">
        <h2 id="embed-link" className="text-2xl">
          {link.heading}
        </h2>
        <p className="text-sm text-ink-2">{link.print}</p>
        {[placement, ...others].map((one) => (
          <Place
            key={one}
            choice={{ ...choice, placement: one }}
            missing={ready ? undefined : missing}
          />
        ))}
      </section>
    </div>
  );
}

/** Its short address and QR code. They are made when they are wanted, since each is kept for good. */
function Place({ choice, missing }: { choice: EmbedChoice; missing: string | undefined }) {
  const [made, setMade] = useState({ of: "", address: "", failure: "" });
  const wanted = JSON.stringify(choice);
  const { address, failure } = made.of === wanted ? made : { address: "", failure: "" };
  const { partner, placement = "" } = choice;
  async function make() {
    const given = Object.entries(choice).filter(([, value]) => value);
    try {
      const place = Object.fromEntries(given);
      const { address } = await post<PartnerPlace>(partnerPlacePath, place, link.short);
      setMade({ of: wanted, address, failure: "" });
    } catch (error) {
      setMade({ of: wanted, address: "", failure: (error as Error).message });
    }
  }
  return (
    <div className="grid gap-5">
      <CopyableSnippet
        title={placement ? fillIn(link.address.titleFor, { placement }) : link.address.title}
        text={link.address.text}
        code={address || undefined}
        missing={missing ?? (failure || link.short.missing)}
      />
      {address ? (
        <QrCode link={address} fileName={fileNameFor(`${partner} ${placement}`)} />
      ) : (
        <p>
          <Button size="small" disabled={missing !== undefined} onClick={make}>
            {link.short.button}
            <span className="sr-only"> {placement}</span>
          </Button>
        </p>
      )}
    </div>
  );
}

/** `Smith & Sons webinar` becomes `calculator-smith-sons-webinar`, without the ending. */
function fileNameFor(partnerAndPlacement: string): string {
  const name = partnerAndPlacement.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "-");
  return `calculator-${name.replaceAll(/^-|-$/g, "")}`;
}

/** The element that partners use. It is upgraded when the same script has loaded. */
function Preview(choice: EmbedChoice) {
  const wanted = JSON.stringify(choice);
  const [shown, setShown] = useState<string>();
  const box = useRef<HTMLDivElement>(null);
  const heightBefore = useRef("");
  useEffect(() => {
    const pause = setTimeout(() => {
      heightBefore.current = box.current?.querySelector("iframe")?.style.height ?? "";
      setShown(wanted);
    }, typingPauseMs);
    return () => clearTimeout(pause);
  }, [wanted]);

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
      <ledgerwell-calculator key={shown} {...(JSON.parse(shown) as EmbedChoice)} preview="yes" />
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
