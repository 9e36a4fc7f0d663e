import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { contactPath, sendEmailPath, subscribePath } from "#contracts/endpoints.ts";
import { startApp, type TestApp } from "../../tests/support/app.ts";
import { waiting } from "../../tests/support/patience.ts";
import { parseMetrics } from "../../tests/support/prometheus.ts";
import { resultsRequest } from "../../tests/support/requests.ts";

const token = "a-token-for-prometheus";
const origin = "http://site.example";
const email = "ada@practice.example";
const contactForm = { name: "Dr. Ada Lind", email, message: "Our workflow.", filledInMs: 4000 };

let app: TestApp;
let unmeasured: TestApp;
beforeAll(async () => {
  app = await startApp({ keep: true, env: { METRICS_TOKEN: token } });
  unmeasured = await startApp({ keep: true });
});
afterAll(() => Promise.all([app.close(), unmeasured.close()]));

const ask = (path: string, method: string, of = app) => {
  const headers = { authorization: `Bearer ${token}` };
  return of.ask(new Request(origin + path, { method, headers }));
};
const scrape = async () => (await app.get("/metrics", token)).text();

/** How much the series have grown since, which are named without `ledgerwell_`. */
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

test.each(["GET", "HEAD", "POST", "OPTIONS"])(
  "without METRICS_TOKEN %s finds nothing, as anywhere else",
  async (method) => {
    const answerAt = async (path: string) => {
      const response = await ask(path, method, unmeasured);
      return {
        status: response.status,
        headers: [...response.headers],
        text: await response.text(),
      };
    };
    expect(await answerAt("/metrics")).toEqual(await answerAt("/no-such-address"));
    expect((await answerAt("/metrics")).status).toBe(404);
  },
);

describe("with METRICS_TOKEN", () => {
  test("only who has it gets an answer, and nobody keeps one", async () => {
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

  test("HEAD is answered without a body, another method with what is allowed", async () => {
    const [head, post] = [await ask("/metrics", "HEAD"), await ask("/metrics", "POST")];
    expect([head.status, await head.text()]).toEqual([200, ""]);
    expect([post.status, post.headers.get("allow")]).toEqual([405, "GET"]);
  });

  test("a scraper is never told to wait, and counts as no visitor", async () => {
    for (let scrapes = 0; scrapes < 100; scrapes += 1)
      expect((await app.get("/metrics", token)).status).toBe(200);
    expect(await app.counted()).toEqual([]);
  });
});

describe("the metrics", () => {
  test("are Prometheus' text, the process's own included", async () => {
    const metrics = parseMetrics(await scrape());
    expect(metrics.get("process_cpu_seconds_total")).toBeGreaterThan(0);
    expect(metrics.get("process_resident_memory_bytes")).toBeGreaterThan(0);
    expect(metrics.get("nodejs_eventloop_lag_p99_seconds")).toBeGreaterThanOrEqual(0);
  });

  test("are those that the how-to names, in its table and its alerts", async () => {
    const text = await scrape();
    const names = (from: string, pattern: RegExp) => new Set(from.match(pattern));
    const answered = names(text, /(?<=^# TYPE )\w+/gm);
    const documented = names(
      readFileSync("docs/how-to/deploy.md", "utf8"),
      /\b(ledgerwell|nodejs)_\w+/g,
    );
    expect([...documented].filter((name) => !answered.has(name))).toEqual([]);
    const ours = [...answered].filter((name) => name.startsWith("ledgerwell_"));
    expect(ours.filter((name) => !documented.has(name))).toEqual([]);
    expect(ours).not.toEqual([]);
  });

  test("begin with zero where the first one is to be noticed", async () => {
    const metrics = parseMetrics(await scrape());
    expect(metrics.get('ledgerwell_leads_stored_total{kind="contact"}')).toBe(0);
    const givenUp = 'ledgerwell_deliveries_total{channel="webhook",outcome="given_up"}';
    expect(metrics.get(givenUp)).toBe(0);
  });

  test("count a request by method, pattern and status", async () => {
    const growth = await remember();
    await ask("/healthz", "GET");
    await ask("/healthz", "HEAD");
    await ask("/healthz", "BREW");
    await ask("/desk/api/leads/some-id", "GET");
    await app.post(contactPath, "{");
    expect(
      await growth(
        'http_requests_total{method="GET",route="/healthz",status="200"}',
        'http_requests_total{method="HEAD",route="/healthz",status="200"}',
        'http_requests_total{method="other",route="/healthz",status="405"}',
        'http_requests_total{method="GET",route="/desk/api/leads/:id",status="401"}',
        `http_requests_total{method="POST",route="${contactPath}",status="400"}`,
        'http_request_duration_seconds_count{route="/healthz"}',
        'http_request_duration_seconds_bucket{le="+Inf",route="/healthz"}',
      ),
    ).toEqual([1, 1, 1, 1, 1, 3, 3]);
    const [seconds = 0] = await growth('http_request_duration_seconds_sum{route="/healthz"}');
    expect(seconds).toBeGreaterThan(0);
  });

  test("count each stored lead by its kind and each message sent, a repetition not again", async () => {
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

    const messages = await app.storage.run((queries) =>
      queries.selectFrom("outbox").select("id").execute(),
    );
    const count = messages.length;
    expect(count).toBeGreaterThan(3);
    const sent = 'deliveries_total{channel="mail",outcome="sent"}';
    await vi.waitFor(
      async () => expect(await growth(sent, "worker_lag_seconds_count")).toEqual([count, count]),
      waiting,
    );
  });

  test("tell nothing about anybody", async () => {
    await app.post(sendEmailPath, resultsRequest(email));
    await app.get(`/newsletter/confirm?token=${email}`);
    await app.get(`/desk/api/leads/${email}`);
    expect(await scrape()).not.toMatch(/@|ada|lind|practice|workflow/i);
  });

  test("have no series more after a thousand made-up addresses", async () => {
    const places = ["/", "/functions/v1/", "/desk/api/", "/desk/api/leads/", "/newsletter/"];
    const methods = ["GET", "POST", "PROPFIND"];
    const series = async () =>
      [...parseMetrics(await scrape()).keys()].filter((name) => name.startsWith("ledgerwell_"));
    for (const place of places) for (const method of methods) await ask(`${place}x`, method);
    const before = await series();
    for (let index = 0; index < 1000; index += 1) {
      const path = `${places[index % places.length]}${randomUUID()}?q=${randomUUID()}`;
      await ask(path, methods[index % methods.length] ?? "");
    }
    expect(await series()).toEqual(before);
  });
});
