import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import {
  optionalSingleLine,
  singleLine,
  singleLineWithoutLink,
  withoutControlCharacters,
} from "./single-line.ts";

const line = singleLine("Your name", 20);

describe("a single line", () => {
  test("is trimmed", () => {
    expect(line.parse("  Dr. Ada Lind ")).toBe("Dr. Ada Lind");
  });

  test("keeps any letters and signs a name can have", () => {
    for (const name of ["O'Neil & Søn", "李 小龙", "<b>Ada</b>", 'Ada "Doc" L.']) {
      expect(line.parse(name)).toBe(name);
    }
  });

  test("has at most as many characters as allowed", () => {
    expect(line.safeParse("a".repeat(20)).success).toBe(true);
    expect(line.safeParse("a".repeat(21)).error?.issues[0]?.message).toBe(
      "Your name can have at most 20 characters.",
    );
  });

  test("is not empty, and says so in a sentence", () => {
    expect(line.safeParse("  ").error?.issues[0]?.message).toBe("Your name is missing.");
    expect(line.safeParse(undefined).error?.issues[0]?.message).toBe("Your name is missing.");
  });

  test("never holds a line break or another control character, wherever it stands", () => {
    const breaks = fc.constantFrom("\r", "\n", "\r\n", "\0", "\u2028", "\u2029", "\u0085", "\v");
    fc.assert(
      fc.property(fc.string({ maxLength: 5 }), breaks, (text, lineBreak) => {
        expect(line.safeParse(`a${text}${lineBreak}bcc: x${text}b`).success).toBe(false);
      }),
    );
  });
});

test("a line for an e-mail refuses a web address", () => {
  const name = singleLineWithoutLink("Your name", 60);
  expect(name.safeParse("Win at https://prize.example").success).toBe(false);
  expect(name.safeParse("WWW.prize.example").success).toBe(false);
  expect(name.safeParse("Dr. Lind, D.D.S.").success).toBe(true);
});

test("an optional line may be empty or missing, but not two lines", () => {
  const phone = optionalSingleLine("The phone number", 20);
  expect(phone.parse("")).toBe("");
  expect(phone.parse(undefined)).toBeUndefined();
  expect(phone.safeParse("1\n2").success).toBe(false);
});

test("a text of several lines keeps its lines and loses control characters", () => {
  const text = z.string().check(withoutControlCharacters);
  expect(text.parse("one\r\ntwo\0\tthree\u0085")).toBe("one\ntwo\tthree");
});
