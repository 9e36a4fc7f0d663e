import { expect, test } from "vitest";
import { startApp } from "../../../tests/support/app.ts";
import { signInAs } from "../../../tests/support/desk.ts";
import { rowsIn } from "../../../tests/support/rows.ts";
import { holdDeletion, readHousekeeping } from "../../leads/deletion-hold.ts";
import { silentLog } from "../../log.ts";

test("admins see why old leads are not erased, and let the website go on", async () => {
  const app = await startApp();
  const admin = await signInAs(app, "admin");
  const held = () => admin.answer("heldDeletion");
  expect(await held()).toEqual({ held: null });
  await app.storage.run(readHousekeeping);
  const hold = { at: 1000, because: "many", leads: 30 } as const;
  await holdDeletion(app.storage, hold, { origin: "https://x.example", log: silentLog });
  expect(await held()).toEqual({
    held: { because: "many", leads: 30, until: 1000 + 24 * 60 * 60 * 1000 },
  });
  await admin.answer("releaseDeletion");
  expect(await held()).toEqual({ held: null });
  const audit = await rowsIn(app.storage, "desk_audit");
  expect(audit.map(({ action, user_id }) => [action, user_id])).toEqual(
    expect.arrayContaining([
      ["deletion-held", null],
      ["deletion-released", admin.id],
    ]),
  );
});
