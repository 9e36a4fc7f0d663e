import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { leadKinds } from "#contracts/desk/people.ts";
import { contactPath, sendEmailPath, subscribePath } from "#contracts/endpoints.ts";
import { startApp, type TestApp } from "../../tests/support/app.ts";
import { parseMetrics } from "../../tests/support/prometheus.ts";
import { resultsRequest } from "../../tests/support/requests.ts";

const token = "a-token-for-prometheus";
const origin = "http://site.example";
const email = "ada@practice.example";
const contactForm = { name: "Dr. Ada Lind", email, message: "Our workflow.", filledInMs: 4000 };

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ keep: true, env: { METRICS_TOKEN: token } });
});
afterAll(() => app.close());

const ask = (path: string, method: string) => app.ask(new Request(origin + path, { method }));
const scrape = async () => (await app.get("/metrics", token)).text();

/**
 * Returns a function that says how much series have grown since. Their names omit `ledgerwell_`.
 */
async function remember() {
  const before = parseMetrics(await scrape());
  return async (...names: string[]) => {
    const after = parseMetrics(await scrape());
    return names.map((name) => {
      const [from = 0, to = 0] = [before, after].map((all) => all.get(`ledgerwell_${name}`));
      return to - from;
    });
  };
}

describe("the metrics", () => {
  test("are sent only with the token, and not cached", async () => {
    for (const bearer of [undefined, "", `${token}x`, token.slice(1), token.toUpperCase()]) {
      const refused = await app.get("/metrics", bearer);
      expect(refused.status).toBe(401);
      expect(refused.headers.get("www-authenticate")).toBe("Bearer");
      expect(refused.headers.get("cache-control")).toBe("no-store");
      expect(await refused.json()).toEqual({ error: expect.stringMatching(/^[A-Z].*\.$/) });
    }
    const answer = await app.get("/metrics", token);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  test("have no rate limit", async () => {
    const statuses = new Set<number>();
    // A scraper that asks every 15 seconds makes 40 requests in ten minutes.
    for (let times = 0; times < 100; times += 1)
      statuses.add((await app.get("/metrics", token)).status);
    expect([...statuses]).toEqual([200]);
  });

  test("are exactly those that the how-to documents", async () => {
    const text = await scrape();
    const names = (from: string, pattern: RegExp) => new Set(from.match(pattern));
    const answered = names(text, /(?<=^# TYPE )\w+/gm);
    const documents = ["docs/how-to/deploy.md", "deploy/prometheus-rules.yml"]
      .map((file) => readFileSync(file, "utf8"))
      .join();
    const documented = names(documents, /\b(ledgerwell|nodejs)_\w+/g);
    expect(documents).toContain(`leads by \`kind\`: ${leadKinds.join(", ")} |`);
    expect([...documented].filter((name) => !answered.has(name))).toEqual([]);
    const ours = [...answered].filter((name) => name.startsWith("ledgerwell_"));
    expect(ours.filter((name) => !documented.has(name))).toEqual([]);
    expect(ours).not.toEqual([]);
    // Starts at zero, so that an alert notices the first failure.
    expect(text).toContain('_deliveries_total{channel="webhook",outcome="failed"} 0');
    expect(text).toContain('_deliveries_total{channel="newsletter",outcome="failed"} 0');
  });

  test("count a request by method, pattern and status", async () => {
    const growth = await remember();
    await ask("/healthz", "GET");
    await ask("/healthz", "HEAD");
    await ask("/healthz", "BREW");
    await ask("/desk/api/people/some-id", "GET");
    for (const name of ["made-up", "another"]) await ask(`/functions/v1/${name}`, "GET");
    await app.post(contactPath, "{");
    expect(
      await growth(
        'http_requests_total{method="GET",route="/healthz",status="200"}',
        'http_requests_total{method="HEAD",route="/healthz",status="200"}',
        'http_requests_total{method="other",route="/healthz",status="405"}',
        'http_requests_total{method="GET",route="/desk/api/people/:id",status="401"}',
        'http_requests_total{method="GET",route="(not found)",status="404"}',
        `http_requests_total{method="POST",route="${contactPath}",status="400"}`,
        'http_request_duration_seconds_count{route="/healthz"}',
      ),
    ).toEqual([1, 1, 1, 1, 2, 1, 3]);
  });

  test("count each stored lead by its kind, but not a repeated request", async () => {
    const growth = await remember();
    const estimate = resultsRequest(email);
    const subscription = { email, filledInMs: 4000 };
    for (const [path, body] of [
      [sendEmailPath, estimate],
      [sendEmailPath, estimate],
      [contactPath, contactForm],
      [subscribePath, subscription],
      [subscribePath, subscription],
    ] as const)
      expect((await app.post(path, body)).status).toBe(200);
    const kinds = ["estimate", "contact", "newsletter"];
    const stored = kinds.map((kind) => `leads_stored_total{kind="${kind}"}`);
    expect(await growth(...stored)).toEqual([1, 1, 1]);
  });

  test("contain nothing about a person", async () => {
    await app.post(sendEmailPath, resultsRequest(email));
    await app.get(`/newsletter/confirm?token=${email}`);
    await app.get(`/desk/api/people/${email}`);
    expect(await scrape()).not.toMatch(/@|ada|lind|practice|workflow/i);
  });
});
