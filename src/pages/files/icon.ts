import { icons } from "#site-shell/pictures/icons.server.ts";
import type { Route } from "./+types/icon.ts";

export async function loader({ url }: Route.LoaderArgs): Promise<Response> {
  const icon = icons[url.pathname.slice(1)];
  if (!icon) throw new Response(null, { status: 404 });
  return new Response(await icon.draw(), { headers: { "Content-Type": icon.type } });
}
