import { expect, test } from "vitest";
import { findSignInLink, useUpSignInLink } from "#server/desk/sign-in/links/sign-in-links.ts";
import { addColleague } from "../../tests/support/bookings.ts";
import { rowsIn } from "../../tests/support/rows.ts";
import { runCommand } from "../../tests/support/run-command.ts";
import { seedBooking } from "../../tests/support/seed-bookings.ts";
import { onSqlite } from "../../tests/support/storages.ts";
import type { Command } from "../command-line.ts";
import { inviteCommand, listCommand, removeCommand, signInLinkCommand } from "./team.ts";

onSqlite("npm run desk", (open) => {
  const env = { PUBLIC_ORIGIN: "https://www.firm.example" };
  const terminal = { program: "npm run desk --", env, storage: () => open() };
  const run = (command: Command, ...args: string[]) => runCommand(terminal, command, args);

  test("invite adds members, by default as staff, and mails them", async () => {
    expect(await run(listCommand)).toContain("Nobody yet");
    expect(await run(inviteCommand, "Dana@Firm.example")).toContain(
      "https://www.firm.example/desk",
    );
    await run(inviteCommand, "lee@firm.example", "--admin");
    expect(await run(listCommand)).toMatch(
      /^staff +dana@firm\.example +never came in\nadmin +lee@firm\.example/,
    );
    const storage = await open();
    const mails = await rowsIn(storage, "outbox");
    expect(mails.map(({ purpose }) => purpose)).toEqual(["desk-invitation", "desk-invitation"]);
    // Anyone who can read the mailbox can read this, for as long as the message is there.
    expect(mails[0]?.content).not.toContain("#");
    const audit = await rowsIn(storage, "desk_audit");
    expect(audit).toMatchObject([1, 2].map(() => ({ action: "user-invited", user_email: null })));
  });

  test("remove ends a membership, but never the last admin's", async () => {
    await run(inviteCommand, "dana@firm.example");
    expect(await run(inviteCommand, "dana@firm.example", "--admin")).toContain("an admin now");
    await run(inviteCommand, "lee@firm.example");
    await run(removeCommand, "lee@firm.example");
    expect(await run(listCommand)).not.toContain("lee@");
    await expect(run(removeCommand, "lee@firm.example")).rejects.toThrow("is not in the team");
    await expect(run(removeCommand, "dana@firm.example")).rejects.toThrow("needs an admin");
    expect(await run(inviteCommand, "dana@firm.example", "--admin")).toContain("already");
  });

  test("remove hands coming calls to who is free, and says what nobody could take", async () => {
    const storage = await open();
    const settings = { works_on_holidays: 1 } as const;
    for (const id of ["dana", "lee"])
      await addColleague(storage, { id, weekdays: [1, 2, 3, 4, 5, 6, 7], settings });
    const day = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    const starts_at = Date.parse(`${day}T20:00:00Z`);
    for (const _ of [1, 2]) await seedBooking(storage, "dana", { starts_at });
    const printed = await run(removeCommand, "dana@ledgerwell.example");
    expect(printed).toContain("Handed over: 1 call.");
    expect(printed).toContain("Nobody could take 1 call");
    const calls = await rowsIn(storage, "bookings");
    expect(calls.map(({ user_id }) => user_id).toSorted()).toEqual(["dana", "lee"]);
  });

  test("sign-in-link prints a link that works once", async () => {
    await run(inviteCommand, "dana@firm.example");
    const printed = await run(signInLinkCommand, "dana@firm.example");
    const token = /https:\/\/www\.firm\.example\/desk\/sign-in#([\w-]{43})$/.exec(printed)?.[1];
    const storage = await open();
    const find = async () => {
      const now = await storage.now();
      return storage.run((queries) => findSignInLink(queries, token ?? "", now));
    };
    const link = await find();
    expect(link).toMatchObject({ user: { email: "dana@firm.example" }, kind: "terminal" });
    const userId = link?.user.id ?? "";
    await storage.transaction((queries) => useUpSignInLink(queries, token ?? "", userId));
    expect(await find()).toBeUndefined();
    const audit = await rowsIn(storage, "desk_audit");
    const made = { action: "sign-in-link-made", user_email: null, subject: userId };
    expect(audit).toMatchObject([{ action: "user-invited" }, made]);
    await expect(run(signInLinkCommand, "nobody@firm.example")).rejects.toThrow("not in the team");
  });

  test("reports a missing or invalid address", async () => {
    for (const command of [inviteCommand, removeCommand, signInLinkCommand]) {
      await expect(run(command)).rejects.toThrow(/npm run desk -- /);
      await expect(run(command, "dana")).rejects.toThrow("no e-mail address");
    }
    await expect(run(inviteCommand, "dana@firm.example", "--owner")).rejects.toThrow(/--owner/);
  });
});
