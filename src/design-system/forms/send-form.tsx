import { type ReactNode, type SubmitEventHandler, useEffect, useId, useRef } from "react";
import { mailtoAddress } from "#wording/fill-in.ts";
import { Button } from "../actions/button.tsx";
import { TextLink } from "../actions/text-link.tsx";
import { FaultSummary } from "./fault-summary.tsx";

interface SendFormProps {
  /** What `useForm` returns. */
  readonly sending: {
    readonly form: { onSubmit: SubmitEventHandler<HTMLFormElement> };
    readonly summary: Parameters<typeof FaultSummary>[0];
    readonly sending: boolean;
  };
  readonly words: {
    readonly heading: string;
    readonly intro: string;
    readonly send: string;
    readonly sending: string;
    readonly failure: string;
    readonly tryAgain: string;
    readonly consent: string;
    readonly privacy: { label: string; href: string };
  };
  readonly heading: "h2" | "h4";
  /** Where a visitor can write to instead. */
  readonly mail: string;
  /**
   * Where the button is disabled until the fields are filled in, and while they are sent: what is
   * still to fill in, or `null`. Left out, faults are listed instead.
   */
  readonly stillToFillIn?: string | null;
  /** Beside the button. */
  readonly preview?: ReactNode;
  readonly children: ReactNode;
}

/** Sends what was computed by e-mail. */
export function SendForm(props: SendFormProps) {
  const { words, heading: Heading, mail, stillToFillIn, preview } = props;
  const { form, summary, sending } = props.sending;
  const { failure } = summary;
  const mayBeDisabled = stillToFillIn !== undefined;
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);

  // A disabled button loses the focus. It is set again, so that a keyboard user can retry.
  useEffect(() => {
    if (failure) button.current?.focus({ preventScroll: true });
  }, [failure]);

  return (
    <form {...form} aria-labelledby={id}>
      <Heading id={id} className="text-xl leading-tight">
        {words.heading}
      </Heading>
      <p className="mt-2 text-ink-2">{words.intro}</p>
      {props.children}
      <p id={`${id}-note`} className="mt-6 text-sm text-ink-3">
        {stillToFillIn}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        {preview}
        <Button
          ref={button}
          type="submit"
          disabled={mayBeDisabled && (sending || stillToFillIn !== null)}
          aria-describedby={`${id}-note`}
          className={preview ? "flex-1 sm:min-w-48" : ""}
        >
          {sending ? words.sending : words.send}
        </Button>
      </div>
      <FaultSummary
        {...(mayBeDisabled ? { faults: [] } : summary)}
        className="mt-4"
        failure={
          failure ? (
            <>
              {words.failure} {failure} <br />
              {words.tryAgain} <a href={mailtoAddress(mail)}>{mail}</a>
            </>
          ) : null
        }
      />
      <p className="mt-4 text-sm leading-normal text-ink-3">
        {words.consent} <TextLink href={words.privacy.href}>{words.privacy.label}</TextLink>
      </p>
    </form>
  );
}
