import { expect, test } from "vitest";
import { ownerOptions } from "../data/owner-options.ts";
import { inWords, undoing } from "./change-several.tsx";
import { pressed, renewed } from "./choice.ts";

const changed = [
  { id: "a", version: 2, status: "new", ownerId: null },
  { id: "b", version: 7, status: "client", ownerId: "dana" },
  { id: "c", version: 3, status: "new", ownerId: "dana" },
] as const;

const at = (id: string, version: number) => ({ id, version });

test("what was changed at once names what it was and who was not", () => {
  const conflicts = [{ id: "1", who: "Dr. Ada Lind" }];
  const owner = { people: [], ownerId: null };
  expect(inWords({ changed: [...changed], conflicts, gone: 1 }, owner)).toMatch(
    /^Owner of 3 people changed\..*Dr\. Ada Lind\. 1 person /,
  );
});

test("Undo gives each their own status or owner back, from the version they have now", () => {
  expect(undoing({ people: [], status: "meeting" }, [...changed])).toEqual([
    { people: [at("a", 2), at("c", 3)], status: "new" },
    { people: [at("b", 7)], status: "client" },
  ]);
  expect(undoing({ people: [], ownerId: "ana" }, [...changed])).toEqual([
    { people: [at("a", 2)], ownerId: null },
    { people: [at("b", 7), at("c", 3)], ownerId: "dana" },
  ]);
});

test("a range is chosen or left in both directions, and a row alone", () => {
  const rows = ["a", "b", "c", "d"].map((id) => at(id, 1));
  const two = new Map(["a", "c"].map((id) => [id, 1]));
  expect([...pressed(new Map(), rows, "b").keys()]).toEqual(["b"]);
  expect([...pressed(two, rows, "d", "b").keys()]).toEqual(["a", "c", "b", "d"]);
  expect([...pressed(two, rows, "a", "c").keys()]).toEqual([]);
});

test("who was changed here, or by a colleague, is changed next from that version", () => {
  const chosen = new Map([
    ["a", 5],
    ["b", 1],
  ]);
  const rows = [at("a", 4), at("b", 2), at("c", 9)];
  expect([...renewed(chosen, rows)]).toEqual([
    ["a", 5],
    ["b", 2],
  ]);
});

test("owners are listed by name, the user first, who has a name on paper", () => {
  const owners = [
    { id: "1", email: "zoe@firm.example", name: "Ada Lind" },
    { id: "2", email: "me@firm.example", name: "Zed" },
    { id: "3", email: "bea@firm.example", name: null },
  ];
  const [me, ...others] = ownerOptions(owners, "2");
  expect(me).toEqual({ value: "2", label: "Me", onPaper: "Zed" });
  expect(others.map(({ label }) => label)).toEqual(["Ada Lind", "bea@firm.example"]);
});
