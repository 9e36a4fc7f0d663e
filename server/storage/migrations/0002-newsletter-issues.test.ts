import { Kysely } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { keyedHash } from "../ids.ts";
import { sqliteDialect } from "../sqlite.ts";
import type { Tables } from "../tables.ts";
import { firstTables } from "./0001-first-tables.ts";
import { newsletterIssues } from "./0002-newsletter-issues.ts";

test("subscriptions whose mailboxes had refused our mail are marked", async () => {
  const database = new Kysely<Tables>({ dialect: sqliteDialect(":memory:") });
  onTestFinished(() => database.destroy());
  await firstTables.up(database);
  await database.insertInto("installation_key").values({ id: 1, key: "a key" }).execute();
  const suppressions = [
    { email: "refusing@practice.example", reason: "refused" as const },
    { email: "left@practice.example", reason: "unsubscribed" as const },
  ];
  for (const { email, reason } of suppressions) {
    const email_hash = keyedHash("a key", `newsletter\n${email}`);
    await database
      .insertInto("suppressions")
      .values({ email_hash, reason, created_at: 1, asked_at: null })
      .execute();
  }
  for (const name of ["refusing", "left", "reader"]) {
    await database
      .insertInto("subscriptions")
      .values({
        ...{ id: name, email: `${name}@practice.example`, status: "confirmed" },
        ...{ confirm_token_hash: null, confirm_sent_at: 1, confirmations_sent: 1 },
        ...{ unsubscribe_token: name, created_at: 1, confirmed_at: 1 },
      })
      .execute();
  }
  await newsletterIssues.up(database);
  const marked = await database
    .selectFrom("subscriptions")
    .select(["id", "refusal"])
    .orderBy("id")
    .execute();
  expect(marked.map(({ id, refusal }) => [id, refusal])).toEqual([
    ["left", null],
    ["reader", null],
    ["refusing", ""],
  ]);
});
