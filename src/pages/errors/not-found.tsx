import { notFound } from "#content/pages/not-found.ts";
import { type PageDescription, pageMetadata } from "#site-shell/metadata.ts";
import { PlainNotice } from "#site-shell/plain-notice.tsx";

export const page: PageDescription = {
  title: notFound.heading,
  description: notFound.text,
  path: "/404",
  listed: false,
};

export const meta = () => pageMetadata(page);

export default function NotFoundPage() {
  return <PlainNotice {...notFound} />;
}
