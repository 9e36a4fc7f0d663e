import { readArticles } from "#features/articles/article-library.server.ts";
import { makeFeed } from "#features/articles/make-feed.server.ts";
import { siteOrigin } from "#site-shell/site-origin.ts";
import type { Route } from "./+types/feed.ts";

export async function loader({ url }: Route.LoaderArgs): Promise<Response> {
  const feed = makeFeed(await readArticles(), siteOrigin);
  return url.pathname.endsWith("/atom.xml")
    ? new Response(feed.atom1(), { headers: { "Content-Type": "application/atom+xml" } })
    : new Response(feed.rss2(), { headers: { "Content-Type": "application/rss+xml" } });
}
