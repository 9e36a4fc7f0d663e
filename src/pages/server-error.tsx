import { ErrorScreen } from "#site-shell/error-screen.tsx";
import { pageMetadata } from "#site-shell/metadata.ts";

export const meta = () =>
  pageMetadata({
    title: "Unexpected Application Error!",
    description: "Something failed on our side. Your data is safe; please try again.",
    path: "/500",
    listed: false,
  });

/** Prerendered, and sent by the server with status 500 when answering a page fails. */
export default function ServerErrorPage() {
  return <ErrorScreen detail="500 Internal Server Error" />;
}
