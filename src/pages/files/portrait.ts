import { ceo, team } from "#content/people/team.ts";
import { drawPortrait } from "#features/people/portrait.server.ts";
import { portraitPath } from "#wording/caller.ts";
import type { Route } from "./+types/portrait.ts";

/** `/portrait/tomas-riedel.jpg`: who calls, for the confirmation of a call and its mail. */
export async function loader({ url }: Route.LoaderArgs): Promise<Response> {
  const person = [ceo, ...team].find(({ name }) => portraitPath(name) === decodeURI(url.pathname));
  if (!person?.portrait?.file) throw new Response(null, { status: 404 });
  const picture = await drawPortrait(`content/pictures/${person.portrait.file}`);
  return new Response(new Uint8Array(picture), { headers: { "Content-Type": "image/jpeg" } });
}
