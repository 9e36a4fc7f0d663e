import { sharingPicturePath } from "#site-shell/metadata.ts";
import { drawSharingPicture } from "#site-shell/pictures/sharing-picture.server.tsx";
import type { Route } from "./+types/sharing-picture.ts";
import { describePages } from "./site-pages.server.ts";

export async function loader({ url }: Route.LoaderArgs): Promise<Response> {
  const page = (await describePages()).find(
    ({ path }) => sharingPicturePath(path) === url.pathname,
  );
  if (!page) throw new Response(null, { status: 404 });
  return new Response(await drawSharingPicture(page), { headers: { "Content-Type": "image/png" } });
}
