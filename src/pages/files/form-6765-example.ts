import type { Route } from "./+types/form-6765-example.ts";

const files = import.meta.glob<string>("/content/calculators/form-6765-examples/*.json", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** An example of the Form 6765 worksheet, as a file that 'Open file' reads. */
export function loader({ url }: Route.LoaderArgs): Response {
  const name = url.pathname.split("/").at(-1);
  const file = files[`/content/calculators/form-6765-examples/${name}`];
  if (!file) throw new Response(null, { status: 404 });
  return new Response(file, { headers: { "Content-Type": "application/json" } });
}
