import { Button } from "#design-system/actions/button.tsx";
import { Items } from "#design-system/layout/items.tsx";
import { SearchForm } from "./site-search.tsx";

interface PlainNoticeProps {
  heading: string;
  text: string;
  action: { label: string; href: string };
  elsewhere: { label: string; href: string }[];
}

/**
 * A slip for an address without a page. Small pages that the server makes
 * (server/http/server-page.ts) have the same frame and may use no other classes.
 */
export function PlainNotice({ heading, text, action, elsewhere }: PlainNoticeProps) {
  return (
    <div className="plain-notice">
      <div className="slip">
        <h1>{heading}</h1>
        <p className="mt-4 text-lg text-ink-2">{text}</p>
        <div className="mt-8">
          <SearchForm />
        </div>
        <p className="mt-8">
          <Button href={action.href}>{action.label}</Button>
        </p>
        <ul className="mt-8 grid border-t border-line">
          {elsewhere.map((link) => (
            <li key={link.href} className="border-b border-dashed border-line">
              <a href={link.href} className="block py-3 text-ink-2 no-underline hover:text-ink">
                {link.label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** In development: what an editor has to correct, a sentence for each mistake. */
export function MistakesNotice({ sentences }: { sentences: readonly string[] }) {
  return (
    <section className="mx-auto max-w-[44rem] px-5 py-10 sm:px-8">
      <h2>Please correct</h2>
      <ul className="mt-4 list-disc space-y-2 border-t border-line pt-4 pl-5">
        <Items texts={sentences} />
      </ul>
    </section>
  );
}

/** Shown when a page fails. `detail` is the status with its text, or the error's message. */
export function ErrorScreen({ detail }: { detail: string }) {
  return (
    <div className="mx-auto max-w-[44rem] px-5 py-32 sm:px-8">
      <h1 className="text-3xl">Unexpected Application Error!</h1>
      <p className="mt-6 border-t border-line pt-6 text-lg text-ink-2">{detail}</p>
      <p className="mt-10">
        <a className="font-semibold text-pine" href="/">
          Back to Home
        </a>
      </p>
    </div>
  );
}
