import { expect, test } from "vitest";
import type { Answer } from "#contracts/desk/api.ts";
import { appOnEveryEngine, startApp, type TestApp } from "../../../tests/support/app.ts";
import { type DeskVisitor, deskVisitor, signInAs } from "../../../tests/support/desk.ts";
import { makeLink } from "../sign-in/links/sign-in-links.ts";

async function teamSeenBy(visitor: DeskVisitor): Promise<Answer<"team">["members"]> {
  const answer = (await (await visitor.request("team")).json()) as Answer<"team">;
  return answer.members;
}

const linkFor = (app: TestApp, id: string) =>
  app.storage.run((queries) => makeLink(queries, id, "terminal", Date.now()));

appOnEveryEngine("the team", (start) => {
  test("grows by an invitation, which is mailed and contains no secret", async () => {
    const app = await start();
    const admin = await signInAs(app, "admin");
    const invitation = { email: "Dana@Firm.example", role: "staff" };
    const response = await admin.request("inviteMember", { body: invitation });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      member: { email: "dana@firm.example", role: "staff", lastSeenAt: null },
    });
    const [mail] = await app.mails(1);
    expect(mail?.to).toEqual([expect.objectContaining({ address: "dana@firm.example" })]);
    expect(mail?.text).toContain(admin.email);
    expect(mail?.text).toContain("http://site.example/desk\n");
    expect((await admin.request("inviteMember", { body: invitation })).status).toBe(409);
    expect((await teamSeenBy(admin)).map(({ email }) => email)).toEqual([
      admin.email,
      "dana@firm.example",
    ]);
    const wrong = await admin.request("inviteMember", { body: { email: "dana", role: "staff" } });
    expect(wrong.status).toBe(422);
    expect(await wrong.json()).toMatchObject({ field: "email" });
  });

  test("can remove a member with all sessions and links, and invite them again", async () => {
    const app = await start();
    const admin = await signInAs(app, "admin");
    const dana = await signInAs(app, "staff", "dana@firm.example");
    const token = await linkFor(app, dana.id);
    const removed = await admin.request("removeMember", { id: dana.id });
    expect(removed.status).toBe(200);
    expect((await dana.request("session")).status).toBe(401);
    expect((await deskVisitor(app).request("signInWithLink", { body: { token } })).status).toBe(
      410,
    );
    expect(await teamSeenBy(admin)).toHaveLength(1);
    expect((await admin.request("removeMember", { id: dana.id })).status).toBe(404);

    const invitation = { email: "dana@firm.example", role: "admin" };
    const again = await admin.request("inviteMember", { body: invitation });
    expect(await again.json()).toMatchObject({ member: { id: dana.id, role: "admin" } });
    expect((await dana.request("session")).status).toBe(401);
  });

  test("keeps its last admin, who can neither be removed nor made staff", async () => {
    const app = await start();
    const admin = await signInAs(app, "admin");
    const other = await signInAs(app, "admin");
    const demote = (id: string) => admin.request("changeRole", { id, body: { role: "staff" } });
    expect(await (await demote(other.id)).json()).toMatchObject({ member: { role: "staff" } });
    expect((await other.request("audit")).status).toBe(403);
    for (const refused of [
      await demote(admin.id),
      await admin.request("removeMember", { id: admin.id }),
    ]) {
      expect(refused.status).toBe(409);
      expect(await refused.json()).toEqual({ error: expect.stringContaining("needs an admin") });
    }
    await admin.request("changeRole", { id: other.id, body: { role: "admin" } });
    expect((await admin.request("removeMember", { id: admin.id })).status).toBe(200);
    expect((await other.request("audit")).status).toBe(200);
  });

  test("keeps one of two admins who remove each other at the same moment", async () => {
    const app = await start();
    const one = await signInAs(app, "admin");
    const two = await signInAs(app, "admin");
    const answers = await Promise.all([
      one.request("removeMember", { id: two.id }),
      two.request("removeMember", { id: one.id }),
    ]);
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
  const nothingYet = { passkeys: 0, singleSignOn: false };
  expect((await teamSeenBy(admin)).map(({ signsInBy }) => signsInBy)).toEqual([
    nothingYet,
    nothingYet,
  ]);
});
