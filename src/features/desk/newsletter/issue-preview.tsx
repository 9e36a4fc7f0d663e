import { type ReactNode, useDeferredValue, useEffect, useMemo, useState } from "react";
import { unsubscribePath } from "#contracts/endpoints.ts";
import { Button } from "#design-system/actions/button.tsx";
import type { RenderedMail } from "#emails/mail/document.tsx";
import type { NewsletterIssue } from "#emails/newsletter/newsletter-issue.ts";

type ShownIssue = Pick<NewsletterIssue, "subject" | "previewLine" | "opening" | "articles"> & {
  slug: string | null;
};
type Render = (issue: NewsletterIssue) => RenderedMail;

const views = { narrow: "Phone, 390 px", wide: "Computer, 600 px", text: "Text" };
type View = keyof typeof views;

/** An issue beside its preview: its head, what is written or said of it, and its last buttons. */
export function IssueColumns(props: {
  head: ReactNode;
  headLook?: string;
  foot: ReactNode;
  shown: ShownIssue;
  children: ReactNode;
}) {
  return (
    <article className="grid gap-x-12 gap-y-10 pt-2 lg:grid-cols-[minmax(0,1fr)_minmax(0,37.5rem)]">
      <div className="grid min-w-0 content-start gap-5 [&>.desk-failure]:my-0">
        <header
          className={`flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 [&>h1]:min-w-0 [&>h1]:wrap-anywhere ${props.headLook ?? ""}`}
        >
          {props.head}
        </header>
        {props.children}
        <div className="flex flex-wrap items-center gap-2 border-line-strong border-t border-dashed pt-4 [&>.desk-failure]:my-0 [&>.desk-failure]:w-full">
          {props.foot}
        </div>
      </div>
      <IssuePreview issue={props.shown} />
    </article>
  );
}

/**
 * The issue in a frame without scripts or network access, or as text. It is rendered by the same
 * module as on the server, which is loaded when an issue is opened.
 */
function IssuePreview({ issue }: { issue: ShownIssue }) {
  const render = useRenderer();
  const [view, setView] = useState<View>("narrow");
  // Typing must not wait for the preview.
  const shown = useDeferredValue(issue);
  const mail = useMemo(
    () => (render instanceof Function ? render(forNoReader(shown)) : undefined),
    [render, shown],
  );
  return (
    <section aria-labelledby="issue-preview" className="min-w-0">
      <h2 id="issue-preview">Preview</h2>
      <fieldset className="my-3 flex flex-wrap gap-2">
        <legend className="sr-only">Preview as</legend>
        {(Object.keys(views) as View[]).map((one) => (
          <Button
            key={one}
            size="small"
            variant={one === view ? "primary" : "quiet"}
            aria-pressed={one === view}
            onClick={() => setView(one)}
          >
            {views[one]}
          </Button>
        ))}
      </fieldset>
      {render === undefined ? <p role="status">Loading the preview</p> : null}
      {render === "failed" ? (
        <p role="alert">
          The preview could not be loaded. Reload the page to see it; your text is saved.
        </p>
      ) : null}
      {mail ? <Rendered mail={mail} view={view} /> : null}
    </section>
  );
}

function Rendered({ mail, view }: { mail: RenderedMail; view: View }) {
  return view === "text" ? (
    <pre className="newsletter-text max-w-[600px] rounded-control border border-line-strong bg-sheet p-4 text-xs wrap-anywhere whitespace-pre-wrap">
      {mail.text}
    </pre>
  ) : (
    <iframe
      title="The issue as a mail program shows it"
      sandbox=""
      srcDoc={mail.html}
      className={`newsletter-frame block h-176 w-full rounded-control border border-line-strong bg-sheet ${view === "wide" ? "max-w-[600px]" : "max-w-[390px]"}`}
    />
  );
}

function useRenderer(): Render | "failed" | undefined {
  const [render, setRender] = useState<Render | "failed">();
  useEffect(() => {
    import("#emails/newsletter/newsletter-email.tsx").then(
      ({ renderNewsletter }) => setRender(() => renderNewsletter),
      () => setRender("failed"),
    );
  }, []);
  return render;
}

/** Without a reader's token. A draft has no address yet. */
function forNoReader({ slug, ...issue }: ShownIssue): NewsletterIssue {
  const { origin } = location;
  return {
    ...issue,
    slug: slug ?? "draft",
    origin,
    unsubscribeUrl: origin + unsubscribePath,
    test: false,
  };
}
