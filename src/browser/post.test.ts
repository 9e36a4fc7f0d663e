import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { post, read, statusOf } from "./post.ts";

const words = { failed: "That did not work.", unreachable: "We could not reach our server." };

beforeEach(() => {
  vi.stubGlobal("document", { querySelector: () => ({ content: "a-key" }) });
});
afterEach(() => vi.unstubAllGlobals());

function answerWith(answer: () => Promise<Response>) {
  const fetched = vi.fn<typeof fetch>(answer);
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

it("posts JSON with the page's key as bearer, and returns the answer", async () => {
  const fetched = answerWith(async () => Response.json({ success: true, id: "1" }));
  await expect(post("/somewhere", { a: 1 }, words)).resolves.toEqual({ success: true, id: "1" });
  const [path, init] = fetched.mock.calls[0] ?? [];
  expect(path).toBe("/somewhere");
  expect(init).toMatchObject({
    method: "POST",
    headers: { Authorization: "Bearer a-key", "Content-Type": "application/json" },
    body: '{"a":1}',
  });
});

it("fails with the server's sentence and the field it is about", async () => {
  answerWith(async () => Response.json({ error: "Not this.", field: "email" }, { status: 422 }));
  const failure = await post("/somewhere", {}, words).catch((error) => error);
  expect(failure).toMatchObject({ message: "Not this.", field: "email" });
  expect(statusOf(failure)).toBe(422);
});

it.each([
  ["is not JSON", async () => new Response("<h1>Bad gateway</h1>", { status: 502 })],
  ["says neither yes nor no", async () => Response.json({})],
])("fails with the form's own sentence when the answer %s", async (_, answer) => {
  answerWith(answer);
  await expect(post("/somewhere", {}, words)).rejects.toThrow(words.failed);
});

it("says so when the server cannot be reached", async () => {
  answerWith(() => Promise.reject(new TypeError("Failed to fetch")));
  await expect(post("/somewhere", {}, words)).rejects.toThrow(words.unreachable);
  await expect(post("/somewhere", {}, { failed: words.failed })).rejects.toThrow(words.failed);
});

it("gives up on an answer that does not come", async () => {
  const stopped = AbortSignal.abort(new DOMException("Timed out", "TimeoutError"));
  vi.spyOn(AbortSignal, "timeout").mockReturnValue(stopped);
  vi.stubGlobal("fetch", (_: string, { signal }: RequestInit) => Promise.reject(signal?.reason));
  await expect(post("/somewhere", {}, words)).rejects.toThrow(words.unreachable);
});

it("reads with the same key, never from the browser's cache", async () => {
  const fetched = answerWith(async () => Response.json({ times: [] }));
  await expect(read("/times", words)).resolves.toEqual({ times: [] });
  const headers = { Authorization: "Bearer a-key" };
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ cache: "no-store", headers });
});
