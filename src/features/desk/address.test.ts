import { describe, expect, test } from "vitest";
import { withQuery } from "./address.ts";
import { isFiltered, leadPaths } from "./leads/lead-query.ts";
import { isPlace } from "./place.ts";
import { screenAt } from "./screens.ts";

const at = (text: string) => {
  const { pathname, searchParams } = new URL(text, "http://desk.example");
  return { path: pathname, query: searchParams };
};

describe("an address of the desk", () => {
  test("keeps its other filters when one changes, and drops an empty one", () => {
    const address = at("/desk/leads?status=new&after=x");
    expect(withQuery(address, { kind: "estimate", after: "" })).toBe(
      "/desk/leads?status=new&kind=estimate",
    );
    expect(withQuery(address, { status: "", after: "" })).toBe("/desk/leads");
  });

  test("asks the endpoint for its filters and for nothing else that stands in it", () => {
    const { query } = at("/desk/leads?status=new&search=%20lind%20&utm_source=mail&after=x");
    expect(leadPaths(query)).toEqual({
      first: "/desk/api/leads?status=new&search=lind",
      page: "/desk/api/leads?status=new&search=lind&after=x",
      csv: "/desk/api/leads.csv?status=new&search=lind",
    });
    expect(isFiltered(query)).toBe(true);
    expect(isFiltered(at("/desk/leads?after=x").query)).toBe(false);
  });

  test("has a screen, with what follows its path", () => {
    expect(screenAt("/desk/leads/some-id", false)).toMatchObject({
      screen: { path: "/desk/leads" },
      rest: "some-id",
    });
    expect(screenAt("/desk/leadsome", true)).toBeUndefined();
  });

  test("of a screen for admins is nobody else's", () => {
    expect(screenAt("/desk/activity", true)).toBeDefined();
    expect(screenAt("/desk/activity", false)).toBeUndefined();
  });

  test.each([
    ["/desk/leads?status=new", true],
    ["/desk", false],
    ["/desk/sign-in", false],
    ["/desk/first-admin", false],
    ["//evil.example/desk/leads", false],
    ["/privacy", false],
  ])("%s is a place to come back to: %s", (path, expected) => {
    expect(isPlace(path)).toBe(expected);
  });
});
