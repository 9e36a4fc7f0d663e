import { type ReactNode, useId } from "react";
import { Button } from "#design-system/actions/button.tsx";
import { Sheet } from "#design-system/layout/sheet.tsx";
import "./article-tools.css";

interface ToolFrameProps {
  words: { heading: string; lede: string; clear: string; stays: string; withoutScript: string };
  form: ReactNode;
  onClear: () => void;
  /** What is computed: the worked example until enough is entered. */
  children: ReactNode;
}

export function ToolFrame({ words, form, onClear, children }: ToolFrameProps) {
  const headingId = useId();
  return (
    <section className="article-tool" aria-labelledby={headingId}>
      <h3 id={headingId}>{words.heading}</h3>
      <p className="mt-2 text-ink-2">{words.lede}</p>
      <noscript>
        <p className="mt-2 text-ink-2">{words.withoutScript}</p>
      </noscript>
      <Sheet className="mt-5 p-5 sm:p-7">
        <form noValidate onSubmit={(event) => event.preventDefault()}>
          {form}
          <p className="mt-6 text-sm text-ink-3">{words.stays}</p>
          <p className="mt-3">
            <Button variant="quiet" size="small" onClick={onClear}>
              {words.clear}
            </Button>
          </p>
        </form>
      </Sheet>
      <div className="article-tool-result">{children}</div>
    </section>
  );
}
