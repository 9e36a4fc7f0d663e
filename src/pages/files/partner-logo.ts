import { listedPartner } from "#content/partners/listed-partners.ts";
import { drawPartnerLogo } from "#features/partners/partner-logo.server.ts";
import type { Route } from "./+types/partner-logo.ts";

/** `/partner-logo/fortune.png`, for the partner's page, the embedded calculator, mail and print. */
export async function loader({ params }: Route.LoaderArgs): Promise<Response> {
  const logo = listedPartner(params.file.replace(/\.png$/, ""))?.logo;
  if (!logo) throw new Response(null, { status: 404 });
  const picture = await drawPartnerLogo(`content/partners/logos/${logo}`);
  return new Response(new Uint8Array(picture), { headers: { "Content-Type": "image/png" } });
}
