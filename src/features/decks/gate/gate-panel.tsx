import { useEffect, useRef, useState } from "react";
import { useForm } from "#browser/use-form.ts";
import { firm } from "#content/firm.ts";
import { decksPage } from "#content/pages/decks.ts";
import { Button } from "#design-system/actions/button.tsx";
import { TextLink } from "#design-system/actions/text-link.tsx";
import { AlertRegion } from "#design-system/feedback/alert-region.tsx";
import { TextInput } from "#design-system/forms/text-input.tsx";
import { PageHeading } from "#design-system/layout/page-heading.tsx";
import { RxMark } from "#design-system/slip/rx-mark.tsx";
import { DecksTop } from "./decks-top.tsx";
import "./gate.css";
import { mailtoAddress } from "#wording/fill-in.ts";

const words = decksPage.gate;

interface GatePanelProps {
  readonly notice?: string | undefined;
  readonly takesFocus?: boolean;
  /** Checks a password. Field and button are disabled meanwhile; without it, the button is. */
  readonly onAttempt?: (password: string) => Promise<void>;
}

export function GatePanel({ notice, takesFocus = false, onAttempt }: GatePanelProps) {
  const [shown, setShown] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { form, ready, sending, failed } = useForm({
    // As it was typed: a password may end in a space.
    send: async () => onAttempt?.(field.current?.value ?? ""),
  });

  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  // After each attempt the field is empty, and has the focus that it lost while it was disabled.
  useEffect(() => {
    if (!sending) return;
    return () => {
      if (!field.current) return;
      field.current.value = "";
      field.current.focus();
    };
  }, [sending]);

  return (
    <div className="gate gate-locked">
      <DecksTop />
      <div className="grid flex-1 gap-x-18 gap-y-12 content-center items-center pt-10 pb-[10vh] min-[56rem]:grid-cols-[1.15fr_0.85fr]">
        <div>
          <PageHeading eyebrow={words.eyebrow} title={words.heading} lede={words.lede} />
          <p className="max-w-136 mt-8 pt-5 border-t border-line text-ink-2">
            {words.without} <TextLink href={mailtoAddress(firm.email)}>{firm.email}</TextLink>
          </p>
        </div>
        {/* `post` keeps the password out of the address if the form is submitted without script. */}
        <form {...form} noValidate={false} method="post" className="slip on-sheet grid gap-4">
          <div className="slip-head mb-0 border-b border-dashed border-line-strong pb-4">
            <RxMark className="h-10" />
            <p>
              {words.slip.title}
              <br />
              {words.slip.subtitle}
            </p>
          </div>
          <AlertRegion kind="status" className="empty:hidden">
            {failed ? null : notice}
          </AlertRegion>
          <AlertRegion tone="error" className="empty:hidden">
            {failed?.message}
          </AlertRegion>
          <TextInput
            ref={field}
            type={shown ? "text" : "password"}
            name="password"
            label={words.label}
            placeholder={words.placeholder}
            autoComplete="current-password"
            required
            maxLength={200}
            disabled={sending}
          />
          <label className="inline-flex items-center gap-2 min-h-11 pl-0 pr-2">
            <input type="checkbox" checked={shown} onChange={() => setShown(!shown)} /> {words.show}
          </label>
          <Button type="submit" disabled={!ready || !onAttempt || sending}>
            {sending ? words.verifying : words.submit}
          </Button>
          <noscript>
            <p className="slip-foot">{words.withoutScript}</p>
          </noscript>
        </form>
      </div>
    </div>
  );
}
