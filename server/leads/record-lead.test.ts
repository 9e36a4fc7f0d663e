import { expect, test } from "vitest";
import { mailTo, newLead } from "../../tests/support/leads.ts";
import { rowsIn } from "../../tests/support/rows.ts";
import { onEveryEngine } from "../../tests/support/storages.ts";
import { recordLead } from "./record-lead.ts";

const message = mailTo();

onEveryEngine("a lead", (open) => {
  test("is stored once with its messages, however often the same request is made", async () => {
    const storage = await open();
    const same = () => recordLead(storage, newLead({ idempotencyHash: "the same" }), [message]);
    const recorded = await Promise.all([same(), same(), same()]);
    expect(recorded.map(({ repeated }) => repeated).sort()).toEqual([false, true, true]);
    const [lead] = await rowsIn(storage, "leads");
    expect(new Set(recorded.map(({ id }) => id))).toEqual(new Set([lead?.id]));
    expect(await rowsIn(storage, "outbox")).toHaveLength(1);
  });

  test("that cannot be stored leaves no rows, and other leads are not affected", async () => {
    const storage = await open();
    const impossible = newLead({ kind: "nonsense" as never });
    const outcomes = await Promise.allSettled(
      [newLead(), impossible, newLead()].map((lead) => recordLead(storage, lead, [message])),
    );
    expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    expect(await rowsIn(storage, "leads")).toHaveLength(2);
    expect(await rowsIn(storage, "outbox")).toHaveLength(2);
  });

  test("of an address that sends several at once is counted with all of them", async () => {
    const storage = await open();
    for (const email of ["a@x.example", "b@x.example", "c@x.example", "d@x.example"]) {
      const result = { estimatedCredit: 7000 };
      const leads = [{ email, result }, ...Array(7).fill({ email })].map(newLead);
      await Promise.all(leads.map((lead) => recordLead(storage, lead, [])));
    }
    const credits = (await rowsIn(storage, "people")).map((person) => person.estimated_credit);
    expect(credits).toEqual([7000, 7000, 7000, 7000]);
  });
});
