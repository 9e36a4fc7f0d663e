import { expect, test } from "vitest";
import { deskApi, type Endpoint, type EndpointName, routeOf } from "#contracts/desk/api.ts";
import { DeskFailure } from "./desk-api.ts";
import { conflictIn, lastFailure } from "./use-desk-action.ts";

test("what an action changes is at addresses that the screens read", () => {
  const names = Object.keys(deskApi) as EndpointName[];
  const read = names.map(routeOf).filter(({ method }) => method === "GET");
  for (const name of names) {
    const { changes = [] }: Endpoint = deskApi[name];
    for (const change of changes)
      expect(
        read.some(({ path }) => path.startsWith(change)),
        `${name}: ${change}`,
      ).toBe(true);
  }
});

test("a conflict brings what the endpoint would answer now, and no other refusal does", () => {
  const now = { error: "Somebody was quicker.", count: 2 };
  expect(conflictIn("newPeople", new DeskFailure("", 409, now))).toEqual({ count: 2 });
  expect(conflictIn("newPeople", new DeskFailure("", 422, now))).toBeUndefined();
  expect(conflictIn("newPeople", new DeskFailure("", 409, {}))).toBeUndefined();
});

test("of several actions only what was refused last is said", () => {
  const refused = { submittedAt: 2, error: new DeskFailure("Refused.", 409) };
  const never = { submittedAt: 0, error: null };
  expect(lastFailure(never, refused)).toBe(refused.error);
  expect(lastFailure(refused, { submittedAt: 3, error: null })).toBeNull();
  const later = { submittedAt: 4, error: new DeskFailure("Refused, too.", 409) };
  expect(lastFailure(refused, later)).toBe(later.error);
  expect(lastFailure(never)).toBeNull();
});
