import { expect, test } from "vitest";
import { appOnSqlite } from "../../tests/support/app.ts";
import { signInAs } from "../../tests/support/desk.ts";
import { deskEndpoints } from "./desk-endpoints.ts";

const strange = [
  "\u0000",
  "' OR 1=1 --",
  "%_\\",
  "𝕏\ud800",
  "2026-02-30",
  "9".repeat(40),
  "x".repeat(3000),
];
const parameters = ["after", "status", "kind", "owner", "partner", "from", "to", "search", "state"];
const queries = [...parameters, "subject", "days", "by"].flatMap((name) =>
  strange.map((value) => `?${new URLSearchParams({ [name]: value })}`),
);

const fields = ["token", "email", "role", "version", "status", "ownerId", "text", "url", "name"];
const bodies = [
  ...[null, [], "text", 1, {}].map((value) => JSON.stringify(value)),
  "",
  "{",
  "\u0000",
  ...[...strange, 1, null, {}, [], true].map((value) =>
    JSON.stringify(Object.fromEntries(fields.map((field) => [field, value]))),
  ),
  JSON.stringify({ text: "x".repeat(70_000) }),
];

/** On every row of the table, as an admin, whom nothing but the request itself keeps from an answer. */
appOnSqlite("whatever is asked of the desk", (start) => {
  test("an answer is never a failure of ours", async () => {
    const app = await start({ keep: true, env: { RATE_LIMIT: "off" } });
    const failures: string[] = [];
    for (const { method, path } of deskEndpoints) {
      const admin = await signInAs(app, "admin");
      const ids = path.includes(":") ? ["nothing", ...strange.map(encodeURIComponentSafely)] : [""];
      for (const id of ids) {
        const address = path.replaceAll(/:\w+/g, id);
        const attempts =
          method === "GET"
            ? (id === ids[0] ? queries : [""]).map((query) => admin.ask(method, address + query))
            : (id === ids[0] ? bodies : ["{}"]).map((body) =>
                app.ask(
                  new Request(app.environment.publicOrigin + address, {
                    method,
                    headers: {
                      cookie: admin.cookie,
                      origin: app.environment.publicOrigin,
                      "content-type": "application/json",
                    },
                    body,
                  }),
                ),
              );
        for (const [index, response] of (await Promise.all(attempts)).entries()) {
          const what = `${response.status} ${method} ${address.slice(0, 60)} ${index}`;
          if (response.status >= 500) failures.push(what);
          expect(response.headers.get("cache-control"), what).toBe("no-store");
          await response.arrayBuffer();
        }
      }
    }
    await app.close();
    expect(failures).toEqual([]);
  }, 120_000);
});

function encodeURIComponentSafely(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
