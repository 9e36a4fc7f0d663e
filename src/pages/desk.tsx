import { Island } from "#islands/island.tsx";
import { type PageDescription, pageMetadata } from "#site-shell/metadata.ts";

export const page: PageDescription = {
  title: "Desk",
  description: "Where our staff work the firm's leads. For invited people only.",
  path: "/desk",
  listed: false,
};

export const meta = () => pageMetadata(page);

/** The staff's application. The server sends this page for every address under /desk. */
export default function DeskPage() {
  return <Island name="desk" props={{}} />;
}
