import { type ComponentProps, type ReactNode, useId } from "react";
import { firm } from "#content/firm.ts";
import { estimateYours } from "#content/navigation.ts";
import { articleBody } from "#content/pages/knowledge-bank.ts";
import { addressFault } from "#content-schemas/fields.ts";
import { Button, SmallButton } from "#design-system/actions/button.tsx";
import { TextLink } from "#design-system/actions/text-link.tsx";
import { Disclosure } from "#design-system/layout/disclosure.tsx";
import { contentPicture } from "#design-system/pictures/content-pictures.ts";
import { Picture } from "#design-system/pictures/picture.tsx";
import { Callout } from "#design-system/reading/callout.tsx";
import { Slip } from "#design-system/slip/slip.tsx";
import { bookingAddress } from "#wording/booking-address.ts";
import { fillIn } from "#wording/fill-in.ts";
import { useLaw } from "../article-law.ts";
import { Heading2 } from "./headings.tsx";

export function Link({ href = "", children }: ComponentProps<"a">) {
  const fault = /^(#|mailto:|tel:)/.test(href) ? undefined : addressFault(href);
  if (fault) throw new Error(`the link ${href}; ${fault}`);
  return (
    <TextLink href={href} newTab={/^https?:/.test(href)}>
      {children}
    </TextLink>
  );
}

/** `![What it shows](file.jpg)`, a photograph of content/pictures. */
export function Photograph(props: ComponentProps<"img"> & { eager?: boolean }) {
  const { src = "", alt = "", eager = false } = props;
  const picture = contentPicture({ file: src, alt }, "photograph");
  return <Picture picture={picture} sizes="(width >= 68rem) 44rem, 100vw" eager={eager} />;
}

/** The callouts of the design system, and `note`: an aside on a hairline, without a colour. */
export function ArticleCallout(props: {
  tone?: ComponentProps<typeof Callout>["tone"] | "note";
  title?: string;
  children: ReactNode;
}) {
  const { tone = "info", title, children } = props;
  if (tone !== "note" && title)
    return (
      <Callout tone={tone} title={title}>
        {children}
      </Callout>
    );
  return (
    <aside className="border-l-2 border-line-strong pl-5 text-ink-2 [&>*+*]:mt-[0.6em]">
      {title ? <p className="font-semibold text-ink">{title}</p> : null}
      {children}
    </aside>
  );
}

interface ExampleLine {
  label: string;
  value: string;
  formula?: string;
}

type ExampleSlipProps = Omit<ComponentProps<typeof Slip>, "rows" | "total"> & {
  rows: readonly ExampleLine[];
  total?: ExampleLine;
};

/** A worked example. Its lines must add up, and its footnote says what it assumes. */
export function ExampleSlip(props: ExampleSlipProps) {
  return <Slip {...props} className="example-slip" />;
}

export interface NamedListProps {
  title?: string;
  children: ReactNode;
}

export function MistakesToAvoid({ title = articleBody.mistakes, children }: NamedListProps) {
  return <NamedList kind="mistakes" {...{ title, children }} />;
}

export function BringToYourCpa({ title = articleBody.bring, children }: NamedListProps) {
  return (
    <NamedList kind="bring" title={title} tickable>
      {children}
      <TicksNote />
    </NamedList>
  );
}

export function NamedList(props: Required<NamedListProps> & { kind: string; tickable?: boolean }) {
  const { kind, title, tickable, children } = props;
  const titleId = useId();
  return (
    <section
      className="named-list"
      data-kind={kind}
      data-tickable={tickable || undefined}
      aria-labelledby={titleId}
    >
      <p id={titleId} className="named-list-title">
        {title}
      </p>
      {children}
    </section>
  );
}

/** Shown by browser/checklists.ts, which makes the boxes of a `data-tickable` list work. */
function TicksNote() {
  const { kept, clear } = articleBody.ticks;
  return (
    <p
      className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-3 print:hidden"
      data-ticks-note=""
      hidden
    >
      {kept}
      <SmallButton>{clear}</SmallButton>
    </p>
  );
}

/**
 * A list to tick off, in the browser or on paper: groups under small headings, a box before each
 * line. A page that has one prints the list alone, on one sheet: see article-body.css.
 */
export function Checklist({ title, children }: { title: string; children?: ReactNode }) {
  const { blanks, foot, hint, place } = articleBody.checklist;
  const { reader } = useLaw();
  return (
    <section
      className="checklist my-9 max-w-none rounded-sheet border border-line-strong bg-sheet px-5 py-6 text-[1rem] leading-[1.45] md:p-8 print:m-0 print:border-0 print:bg-transparent print:p-0 print:text-[10pt] print:leading-[1.35]"
      data-tickable=""
    >
      <Heading2>{title}</Heading2>
      <p className="mt-[0.75em] text-sm text-ink-2 print:hidden" data-not-counted="">
        {hint}
      </p>
      <p className="mt-2 hidden gap-4 print:flex" data-not-counted="">
        {[place[reader], ...blanks].map((label) => (
          <span key={label} className="flex-1 border-b border-ink-3">
            {label}:
          </span>
        ))}
      </p>
      <div className="checklist-groups mt-4 gap-x-9 md:columns-2 print:mt-[0.6rem] print:columns-2 print:gap-x-6">
        {children}
      </div>
      <TicksNote />
      <p className="mt-3 hidden text-[8pt] text-ink-2 print:block" data-not-counted="">
        {foot}
      </p>
    </section>
  );
}

interface DecisionTableProps {
  caption: string;
  /** False where readers look up a single row: it is then not counted in the minutes. */
  counted?: boolean;
  /** The second column says what passes, the third what does not. */
  yesAndNo?: boolean;
  children: ReactNode;
}

/** A table in markdown, with its name: `<DecisionTable caption="…">` and blank lines around it. */
export function DecisionTable(props: DecisionTableProps) {
  const { caption, counted = true, yesAndNo = false, children } = props;
  const captionId = useId();
  return (
    <figure
      className="decision-table"
      data-not-counted={counted ? undefined : ""}
      data-yes-and-no={yesAndNo ? "" : undefined}
    >
      <figcaption id={captionId}>{caption}</figcaption>
      <section
        className="overflow-x-auto print:overflow-visible"
        aria-labelledby={captionId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
      >
        {children}
      </section>
    </figure>
  );
}

/** What only a CPA needs, such as a table of form lines: folded, and not counted in the minutes. */
export function ForYourCpa({ title, children }: Required<NamedListProps>) {
  return (
    <div className="for-your-cpa" data-not-counted="">
      <Disclosure summary={fillIn(articleBody.forYourCpa, { title })}>{children}</Disclosure>
    </div>
  );
}

/**
 * At most twice in an article; the page already ends with one. With `calculator`, in an article
 * on the research credit, it leads to our calculator first.
 */
export function ConsultationBox({ calculator = false }: { calculator?: boolean }) {
  const { reader } = useLaw();
  const { heading, text, withEstimate, action } = articleBody.consultation;
  return (
    <aside
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-sheet border border-line-strong bg-sheet px-6 py-5.5 text-[1rem] leading-normal text-ink-2 print:hidden"
      data-not-counted=""
    >
      <div className="flex-[1_1_16rem]">
        <p className="font-serif text-lg leading-[1.3] font-medium normal-nums text-ink">
          {heading[reader]}
        </p>
        <p>{calculator ? withEstimate : text[reader]}</p>
      </div>
      <p className="flex flex-wrap gap-3">
        {calculator ? <Button href={estimateYours.href}>{estimateYours.label}</Button> : null}
        <Button
          href={bookingAddress(firm.links, calculator ? { about: "rd-credit" } : {})}
          newTab
          variant="quiet"
        >
          {action.label}
        </Button>
      </p>
    </aside>
  );
}
