import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { emailAddress, sameAddress } from "./email-address.ts";

const accepts = (value: unknown) => emailAddress.safeParse(value).success;

describe("an e-mail address", () => {
  test.each([
    "name@example.com",
    "o'neil+credits@mail.practice.example",
    "a@b.co",
    "x_y%z@sub-domain.example",
    "name@xn--bcher-kva.example",
  ])("%s is taken", (address) => {
    expect(accepts(address)).toBe(true);
  });

  test.each([
    "",
    "name",
    "name@localhost",
    "@example.com",
    "name@example..com",
    ".name@example.com",
    "name@-example.com",
    "two@example.com, three@example.com",
    "two@example.com;three@example.com",
    "Name <name@example.com>",
    "name@example.com\nbcc: other@example.com",
    "name@example.com\r\n",
    '"quoted local"@example.com',
    "name@[127.0.0.1]",
    "näme@example.com",
  ])("%j is refused or loses its white space", (address) => {
    const parsed = emailAddress.safeParse(address);
    if (parsed.success) expect(parsed.data).toBe("name@example.com");
  });

  test("is at most 254 characters long", () => {
    const domain = `@${"d".repeat(60)}.${"d".repeat(60)}.example`;
    expect(accepts("a".repeat(254 - domain.length) + domain)).toBe(true);
    expect(accepts("a".repeat(255 - domain.length) + domain)).toBe(false);
  });

  test("never contains what could end a header or add a recipient", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const parsed = emailAddress.safeParse(`a${text}@example.com`);
        if (parsed.success) expect(parsed.data).not.toMatch(/[\s,;<>()[\]\\"\p{Cc}]/u);
      }),
    );
  });

  test("is not matched against the pattern when it is too long", () => {
    const parsed = emailAddress.safeParse(`${"a.".repeat(120)}@${"a-".repeat(30_000)}`);
    expect(parsed.error?.issues).toHaveLength(1);
  });
});

test("addresses that differ only in capitals are the same mailbox", () => {
  expect(sameAddress("Name@Example.com", "name@example.com")).toBe(true);
  expect(sameAddress("name@example.com", "names@example.com")).toBe(false);
});
