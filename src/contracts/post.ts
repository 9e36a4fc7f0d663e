/**
 * How the browser calls the site's endpoints: JSON, with the public key of the page as bearer. A
 * refusal becomes an Error that carries the server's own sentence; without one, `fallback`.
 */
export async function post(path: string, request: object, fallback: string): Promise<unknown> {
  const key = document.querySelector<HTMLMetaElement>("meta[name=public-anon-key]")?.content;
  const answer = await fetch(path, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${key}` },
    body: JSON.stringify(request),
  });
  const body = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Error(body.error ?? fallback);
  return body;
}
