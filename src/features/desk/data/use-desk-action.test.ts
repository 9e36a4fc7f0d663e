import { expect, test } from "vitest";
import { deskApi, type Endpoint, type EndpointName, routeOf } from "#contracts/desk/api.ts";
import { DeskFailure } from "./desk-api.ts";
import { conflictIn } from "./use-desk-action.ts";

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
