import { sharingPicturePath } from "#site-shell/metadata.ts";
import { drawSharingPicture } from "#site-shell/pictures/sharing-picture.server.tsx";
import type { Route } from "./+types/sharing-picture.ts";
import { describePages } from "./site-pages.server.ts";

/** Kept, because the framework requests every prerendered file twice. */
const drawn = new Map<string, ReturnType<typeof drawSharingPicture>>();

export async function loader({ url }: Route.LoaderArgs): Promise<Response> {
  const { pathname } = url;
  const page = (await describePages()).find(({ path }) => sharingPicturePath(path) === pathname);
  if (!page) throw new Response(null, { status: 404 });
  const picture = drawn.get(pathname) ?? drawSharingPicture(page);
  drawn.set(pathname, picture);
  return new Response(await picture, { headers: { "Content-Type": "image/png" } });
}
