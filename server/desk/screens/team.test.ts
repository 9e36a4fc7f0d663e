import { expect, test } from "vitest";
import { firm } from "#content/firm.ts";
import { appOnEveryEngine, startApp } from "../../../tests/support/app.ts";
import {
  addColleague,
  appWithDana,
  askBooking,
  bookingOf,
  mailedBy,
  monday,
  postBooking,
} from "../../../tests/support/bookings.ts";
import {
  type DeskVisitor,
  deskVisitor,
  linkFor,
  openLink,
  openSession,
  signInAs,
} from "../../../tests/support/desk.ts";
import { changeRows, rowsIn } from "../../../tests/support/rows.ts";

const teamSeenBy = async (visitor: DeskVisitor) => (await visitor.answer("team")).members;

/** `callsTo` is the id of the colleague who takes over the calls. Null: anybody who is free. */
const remove = (by: DeskVisitor, id: string, callsTo: string | null = null) =>
  by.request("removeMember", { id, body: { callsTo } });

appOnEveryEngine("the team", (start) => {
  test("grows by an invitation, which is mailed and contains no secret", async () => {
    const app = await start();
    const admin = await signInAs(app, "admin");
    const invitation = { email: "Dana@Firm.example", role: "staff" };
    expect(await admin.said("inviteMember", { body: invitation })).toMatchObject({
      status: 200,
      member: { email: "dana@firm.example", role: "staff", lastSeenAt: null },
    });
    const [mail] = await app.mails(1);
    expect(mail?.to).toEqual([expect.objectContaining({ address: "dana@firm.example" })]);
    expect(mail?.text).toContain(admin.email);
    expect(mail?.text).toContain("http://site.example/desk\n");
    expect(await admin.status("inviteMember", { body: invitation })).toBe(409);
    const addresses = (await teamSeenBy(admin)).map(({ email }) => email);
    expect(addresses).toEqual([admin.email, "dana@firm.example"]);
    expect(
      await admin.said("inviteMember", { body: { email: "dana", role: "staff" } }),
    ).toMatchObject({ status: 422, field: "email" });
  });

  test("can remove a member with all sessions and links, and invite them again", async () => {
    const app = await start();
    const admin = await signInAs(app, "admin");
    const dana = await signInAs(app, "staff", "dana@firm.example");
    const token = await linkFor(app, dana.id);
    expect((await remove(admin, dana.id)).status).toBe(200);
    expect(await dana.status("session")).toBe(401);
    expect((await openLink(deskVisitor(app), token)).status).toBe(410);
    expect(await teamSeenBy(admin)).toHaveLength(1);
    expect((await remove(admin, dana.id)).status).toBe(404);

    const invitation = { email: "dana@firm.example", role: "admin" };
    const again = await admin.answer("inviteMember", { body: invitation });
    expect(again.member).toMatchObject({ id: dana.id, role: "admin" });
    expect(await dana.status("session")).toBe(401);
  });

  test("hands the calls of who leaves over, forgets their calendars, and writes to them no more", async () => {
    const app = await appWithDana(start);
    const admin = await signInAs(app, "admin", "admin@ledgerwell.example", monday);
    const dana = deskVisitor(app, await openSession(app, "dana", { now: monday }));
    const { address } = await dana.answer("renewFeed", { id: "dana" });
    const feed = async () => (await app.get(new URL(address).pathname)).status;
    expect(await feed()).toBe(200);
    await postBooking(app, bookingOf("2026-12-01T17:00:00Z", 1));
    const { body: left } = await postBooking(app, bookingOf("2026-12-01T18:00:00Z", 2));
    await addColleague(app.storage, { id: "lee", to: 630 });
    const url = "https://calendar.example/secret.ics";
    await changeRows(app.storage, "booking_settings", { calendar_url: url });
    const busy = { id: "1", user_id: "dana", starts_at: monday, ends_at: monday };
    await app.storage.run((queries) => queries.insertInto("busy_times").values(busy).execute());

    const open = await admin.answer("openCalls", { id: "dana" });
    expect(open.calls).toHaveLength(2);
    expect(open.colleagues.map(({ id }) => id)).toEqual([admin.id, "lee"]);
    const mailed = await mailedBy(app, async () => {
      const removed = await remove(admin, "dana");
      expect(await removed.json()).toEqual({ handedOver: 1, left: 1 });
      const { calls } = await admin.answer("calls");
      expect(calls.map(({ colleague }) => colleague.id)).toEqual(["lee", "dana"]);
      expect(calls[1]?.colleague.cannotCall).toBe("left");
      const cancelled = await askBooking(app, { token: left.token, action: "cancel" });
      expect(cancelled.body.caller).toBeUndefined();
    });
    const visitors = ["ada1@practice.example", "ada2@practice.example"];
    expect(mailed).toEqual([...visitors, firm.email, "lee@ledgerwell.example"].toSorted());
    for (const table of ["booking_settings", "booking_hours", "busy_times"] as const)
      expect(JSON.stringify(await rowsIn(app.storage, table)), table).not.toContain("dana");
    const invitation = { email: "dana@ledgerwell.example", role: "staff" };
    expect((await admin.answer("inviteMember", { body: invitation })).member.id).toBe("dana");
    expect(await feed(), "invited again").toBe(404);
  });

  test("keeps its last admin, who can neither be removed nor made staff", async () => {
    const app = await start();
    const admin = await signInAs(app, "admin");
    const other = await signInAs(app, "admin");
    const demote = (id: string) => admin.request("changeRole", { id, body: { role: "staff" } });
    expect(await (await demote(other.id)).json()).toMatchObject({ member: { role: "staff" } });
    expect(await other.status("audit")).toBe(403);
    for (const refused of [await demote(admin.id), await remove(admin, admin.id)]) {
      expect(refused.status).toBe(409);
      expect(await refused.json()).toEqual({ error: expect.stringContaining("needs an admin") });
    }
    await admin.request("changeRole", { id: other.id, body: { role: "admin" } });
    expect((await remove(admin, admin.id)).status).toBe(200);
    expect(await other.status("audit")).toBe(200);
  });

  test("keeps one of two admins who remove each other at the same moment", async () => {
    const app = await start();
    const one = await signInAs(app, "admin");
    const two = await signInAs(app, "admin");
    const answers = await Promise.all([remove(one, two.id), remove(two, one.id)]);
    const statuses = answers.map(({ status }) => status).sort();
    // The slower one is refused, or finds its own session ended.
    expect(statuses[0]).toBe(200);
    expect([401, 409]).toContain(statuses[1]);
  });
});

test("the team's list shows when each member was last active, to the minute", async () => {
  let now = Date.parse("2026-11-16T08:00:00Z");
  const app = await startApp({ options: { now: () => now } });
  const dana = await signInAs(app, "staff", "dana@firm.example", now);
  const arrived = now;
  now += 60_000 - 1;
  expect((await teamSeenBy(dana))[0]?.lastSeenAt).toBe(arrived);
  now += 1;
  expect((await teamSeenBy(dana))[0]?.lastSeenAt).toBe(now);
});

test("only admins see how each member can sign in", async () => {
  const app = await startApp();
  const admin = await signInAs(app, "admin");
  const staff = await signInAs(app, "staff");
  expect((await teamSeenBy(staff)).map(({ signsInBy }) => signsInBy)).toEqual([null, null]);
  for (const { signsInBy } of await teamSeenBy(admin))
    expect(signsInBy).toEqual({ passkeys: 0, singleSignOn: false });
});
