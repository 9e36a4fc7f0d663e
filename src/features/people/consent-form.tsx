import { useId } from "react";
import { consentPage } from "#content/pages/section-7216-consent.ts";
import { Button } from "#design-system/actions/button.tsx";
import { Items } from "#design-system/layout/items.tsx";
import { TitledSection } from "#design-system/layout/titled-section.tsx";
import { Wrap } from "#design-system/layout/wrap.tsx";
import { Paragraphs } from "#design-system/reading/paragraphs.tsx";
import "./consent-form.css";

const { form: words, notes, print } = consentPage;

/** To fill in and print. The fields belong to no form: nothing is sent or kept. */
export function ConsentForm() {
  const { client, preparer, what, years, purpose, until } = words.fields;
  return (
    <Wrap>
      {/* Revenue Procedure 2013-14 asks for type of at least 12 points. */}
      <article
        className="consent-form *:min-w-0 *:wrap-anywhere grid gap-4 max-w-184 mb-8 p-6 border border-line-strong rounded-sheet bg-sheet print:max-w-none print:p-0 print:border-0 print:text-[12pt] print:gap-2"
        aria-labelledby="consent-title"
      >
        <h2 id="consent-title">{words.title}</h2>
        <Blank label={client} />
        <Blank label={preparer} />
        <p>
          <b>{words.recipient}:</b> {words.recipientName}
        </p>
        <Blank label={what} rows={3} />
        <Blank label={years} />
        <Blank label={purpose} rows={2} text={words.purpose} />
        <Blank label={until} />
        <Paragraphs texts={words.statements} />
        <p>{words.consent}</p>
        <div className="*:pt-1 *:border-t *:border-ink *:text-sm *:print:text-[12pt] grid grid-cols-[2fr_1fr] gap-x-6 gap-y-10 pt-10">
          {words.signatures.map((name, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and two are alike.
            <p key={index}>{name}</p>
          ))}
        </div>
      </article>
      <Button className="mb-12" hidden data-print="">
        {print}
      </Button>
    </Wrap>
  );
}

function Blank({ label, rows = 1, text = "" }: { label: string; rows?: number; text?: string }) {
  const id = useId();
  return (
    <p>
      <label htmlFor={id} className="block font-medium">
        {label}
      </label>
      <textarea
        id={id}
        rows={rows}
        defaultValue={text}
        className="control min-h-0 field-sizing-content print:border-0 print:border-b print:border-current print:p-0"
      />
    </p>
  );
}

export function ConsentNotes() {
  return (
    <TitledSection surface="sheet" headingId="consent-notes" words={notes}>
      <ul className="mt-6 max-w-[44em] list-disc space-y-3 pl-5 text-ink-2">
        <Items texts={notes.points} />
      </ul>
    </TitledSection>
  );
}
