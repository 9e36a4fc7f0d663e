import type { ReactNode } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from "react-router";
import instrumentSansUrl from "../.generated/fonts/instrument-sans.woff2?url";
import newsreaderUrl from "../.generated/fonts/newsreader.woff2?url";
import { firm } from "../content/firm.ts";
import type { Route } from "./+types/root";
import shellScriptUrl from "./site-shell/browser/shell.ts?script";
import { mistakesInDataFiles } from "./site-shell/mistakes-in-data.server.ts";
import { ErrorScreen, MistakesNotice } from "./site-shell/plain-notice.tsx";
import { siteHasSamples } from "./site-shell/sample-content.server.ts";
import { ANON_KEY_PLACEHOLDER } from "./site-shell/site-origin.ts";
import { bookingAddresses } from "./wording/booking-address.ts";
import "./styles.css";

/** Passed to the shell's script, which would otherwise load all facts about the firm. */
const bookingLinks = bookingAddresses(firm.links);

export function loader() {
  return {
    hasSamples: siteHasSamples(),
    mistakes: import.meta.env.DEV ? mistakesInDataFiles() : [],
  };
}

export function Layout({ children }: { children: ReactNode }) {
  const linksOpenNewTabs = useMatches().some(
    ({ handle }) => (handle as { linksOpenNewTabs?: true } | undefined)?.linksOpenNewTabs,
  );
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        {linksOpenNewTabs ? <base target="_blank" /> : null}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="public-anon-key" content={ANON_KEY_PLACEHOLDER} />
        <meta name="booking-links" content={bookingLinks.join(" ")} />
        <meta name="theme-color" content="#fbfaf5" />
        <link rel="preload" href={newsreaderUrl} as="font" type="font/woff2" crossOrigin="" />
        <link rel="preload" href={instrumentSansUrl} as="font" type="font/woff2" crossOrigin="" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <script type="module" src={shellScriptUrl} />
        {/* Built pages load their islands themselves: islands/start-islands.ts. */}
        {import.meta.env.DEV ? <Scripts /> : null}
      </body>
    </html>
  );
}

export default function App({ loaderData: { mistakes } }: Route.ComponentProps) {
  return (
    <>
      {mistakes.length > 0 ? <MistakesNotice sentences={mistakes} /> : null}
      <Outlet />
    </>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const { mistakes = [] } = useRouteLoaderData<typeof loader>("root") ?? {};
  const sentences =
    isRouteErrorResponse(error) && error.status === 422 ? error.data.split("\n") : mistakes;
  return (
    <main>
      {sentences.length > 0 ? (
        <MistakesNotice sentences={sentences} />
      ) : (
        <ErrorScreen detail={describe(error)} />
      )}
    </main>
  );
}

function describe(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : "Unknown error";
}
