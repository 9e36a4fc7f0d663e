import { type PageDescription, pageMetadata } from "#site-shell/metadata.ts";
import { ErrorScreen } from "#site-shell/plain-notice.tsx";

export const page: PageDescription = {
  title: "Unexpected Application Error!",
  description: "Something failed on our side. Your data is safe; please try again.",
  path: "/500",
  listed: false,
};

export const meta = () => pageMetadata(page);

/** Prerendered, and sent by the server with status 500 when answering a page fails. */
export default function ServerErrorPage() {
  return <ErrorScreen detail="500 Internal Server Error" />;
}
