import { notFound } from "#content/not-found.ts";
import { pageMetadata } from "#site-shell/metadata.ts";
import { PlainNotice } from "#site-shell/plain-notice.tsx";

export const meta = () =>
  pageMetadata({
    title: notFound.heading,
    description: notFound.text,
    path: "/404",
    listed: false,
  });

export default function NotFoundPage() {
  return <PlainNotice {...notFound} />;
}
