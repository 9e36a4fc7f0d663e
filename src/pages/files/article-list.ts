import { readArticles } from "#features/articles/article-library.server.ts";

/** For the desk's newsletter. The build moves it into site.json (tools/build/finish-site.ts). */
export async function loader(): Promise<Response> {
  const articles = await readArticles();
  return Response.json(
    articles.map(({ id, title, excerpt, href, date }) => ({
      id,
      title,
      summary: excerpt,
      path: href,
      date,
    })),
  );
}
