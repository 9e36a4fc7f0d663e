import { expect, test } from "vitest";
import { fits } from "./person-query.ts";

test("a change fits beside a colleague's of another field, and not beside one of the same", () => {
  const theirs = [{ kind: "owner" }, { kind: "message-sent" }];
  expect(fits({ status: "client" }, theirs)).toBe(true);
  expect(fits({ status: "client", ownerId: null }, theirs)).toBe(false);
  expect(fits({ nextStep: null }, [{ kind: "next-step" }])).toBe(false);
  expect(fits({ status: "client" }, [])).toBe(false);
});
