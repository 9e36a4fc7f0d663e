import { desk } from "#content/desk.ts";
import { Island } from "#islands/island.tsx";
import { type PageDescription, pageMetadata } from "#site-shell/metadata.ts";

export const page: PageDescription = {
  title: desk.title,
  description: desk.metaDescription,
  path: "/desk",
  listed: false,
};

export const meta = () => pageMetadata(page);

/** The staff's application. The server sends this page for every address under /desk. */
export default function DeskPage() {
  return <Island name="desk" props={{}} />;
}
