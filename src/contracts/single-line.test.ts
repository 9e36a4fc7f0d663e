import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { faultInContact, phoneIncomplete } from "./contact-faults.ts";
import {
  nameLine,
  optionalLine,
  phoneNumber,
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
    for (const name of ["O'Neil & Søn", "李 小龙", "<b>Ada</b>", 'Ada "Doc" L.'])
      expect(line.parse(name)).toBe(name);
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

  test("never contains a line break or another control character at any position", () => {
    const breaks = fc.constantFrom("\r", "\n", "\r\n", "\0", "\u2028", "\u2029", "\u0085", "\v");
    fc.assert(
      fc.property(fc.string({ maxLength: 5 }), breaks, (text, lineBreak) => {
        expect(line.safeParse(`a${text}${lineBreak}bcc: x${text}b`).success).toBe(false);
      }),
    );
  });
});

describe("a line for an e-mail to an unverified address", () => {
  const name = singleLineWithoutLink("Your name", 100);
  const sentence = (text: string) => name.safeParse(text).error?.issues[0]?.message;

  test.each([
    "Dr. Lee",
    "Dr. Lind, D.D.S.",
    "Dr. Ann Lee, D.D.S.",
    "Smith & Sons P.C.",
    "Ph.D.",
    "Ada Lind, D.M.D., M.S.",
    "Bo Roe, Ph.D.",
    "Bo Roe, M.Sc., R.Ph., L.Ac., B.Ch., M.Ed.",
    "St. George",
    "J.R. Smith",
    "J. R. R. Smith Jr.",
    "Smith & Co., P.C.",
    "O'Neil Dental Inc.",
    "A.B.C. Dental, L.L.C.",
    "U.S. Orthodontics No.1",
    "Smith-Jones Dental 1.2.3",
    "Bo Roe (M.Sc.; Pharm.D.)",
    "Ångström & Søn",
    "李 小龙",
    "3.5 Dental",
    "24/7 Urgent Care",
    "Ortho/Perio",
    "Smith／Jones Dental",
    "Lind … Roe",
    "No. 1 Dental ½",
  ])("takes %s", (text) => {
    expect(sentence(text)).toBeUndefined();
    expect(faultInContact("name", text)).toBeUndefined();
  });

  test.each([
    "Win at https://prize.example",
    "hxxp://prize",
    "WWW.prize",
    "Smiles.com Dental",
    "open irs-refund-claim.com/go",
    "Write to thief@bank.co",
    "t.co",
    "Dr.Lee",
    "refund.IRS",
    "пример.рф",
    "irs。com",
    "irs．com",
    "M.Sc.prize.com",
    "prize.M.Sc.com",
    "irs.\u200Bcom",
    "e\u0301.com",
    // A degree counts only as a whole word.
    "Your refund waits: irs-refund-X.Ch/go",
    "irs-refund-X.Ch",
    "Internal Revenue Service, verify at irs-gov-A.Ph/verify",
    "irs-gov-A.Ph",
    "write refund@irs-help-X.Ch",
    "refund M.Sc.com",
    "X.Ch",
    "m.sc",
    // Numbers for a domain, and parts of an address.
    "203.0.113.9",
    "203.0.113.9/refund",
    "http:/203.0.113.9/refund",
    "call 203。0。113。9 now",
    "http:/prize",
    "prize/a/b",
    "prize:80/a",
    "ann@home",
    "ann＠home",
    // Characters that a browser drops from a domain, or takes for another one.
    "irs-refund.\u034Fcom",
    "irs-refund.\uFE0Fcom",
    "irs-refund.\u00ADcom",
    "irs-refund.\u{E0101}com",
    "irs-refund\u2024com",
    "irs-refund\uFF61com",
    "ｉｒｓ.ｃｏｍ",
    "ⓘⓡⓢ.ⓒⓞⓜ",
    "i❤.ws",
    '"www.prize',
    // A letter with a mark, as in the domains of India.
    "irs-refund.भारत",
    "irs-refund.ලංකා",
  ])("refuses %j, and says what to leave out", (text) => {
    expect(sentence(text)).toMatch(/^Your name cannot contain a web address or @\./);
    expect(faultInContact("practiceName", text)).toMatch(/^The practice name cannot contain/);
  });

  test.each([
    "Your refund is held. Call 1 888 555 0199",
    "Ada Lind ٨٨٨٥٥٥٠١٩٩",
    "Internal Revenue Service, refund unit",
    "I.R.S Agent Smith",
  ])("refuses %j as the name of a person or practice", (text) => {
    const [issue] = nameLine("Your name", 100).safeParse(text).error?.issues ?? [];
    expect(issue?.message).toMatch(/^Your name cannot contain a phone number/);
    expect(faultInContact("name", text)).toBe(issue?.message);
  });

  test("loses invisible characters, which come along with copied text", () => {
    expect(name.parse("\u202ADr. Ada\u200B Lind\u202C\uFEFF")).toBe("Dr. Ada Lind");
    expect(name.safeParse("\u200B").success).toBe(false);
  });
});

describe("a phone number", () => {
  test.each([
    "(801) 555-0100",
    "+1 801.555.0100 x12",
    "801/555-0100 ext. 4",
    "801–555–0100",
    "+1.801.555.0100",
    "01.23.45.67.89",
    "\u202A801 555 0142\u202C",
    "614 555 0142",
    "1 614 555 0142",
    "+1 (614) 555-0142 ext. 4",
    "+49 30 1234567",
  ])("may be written %s", (text) => {
    expect(phoneNumber.safeParse(text).success).toBe(true);
    expect(faultInContact("phone", text)).toBeUndefined();
  });

  test.each([
    "irs-refund-claim.com",
    "801 555 0100 now",
    "call me",
    "=1+1",
    "801;=1",
    "203.0.113.9",
  ])("is not %s", (text) => {
    const sentence = phoneNumber.safeParse(text).error?.issues[0]?.message;
    expect(sentence).toMatch(/^The phone number can have .*\.$/);
    expect(faultInContact("phone", text)).toBe(sentence);
  });
});

test.each([
  ["614 555", 6],
  ["614 555 014", 9],
  ["614 555 0142 3", 11],
  ["+1 614 555", 7],
  ["555-0142 x12", 7],
  ["+49 30", 4],
])("the phone number %s is asked about, with its %i digits", (text, digits) => {
  expect(faultInContact("phone", text)).toBe(phoneIncomplete.replace("{digits}", `${digits}`));
});

test("an optional line may be empty or missing, but not wrong", () => {
  const phone = optionalLine("The phone number", phoneNumber);
  expect(phone.parse("")).toBe("");
  expect(phone.parse(undefined)).toBeUndefined();
  expect(phone.safeParse("12").error?.issues[0]?.message).toMatch(/too short/);
  expect(phone.safeParse("call me").error?.issues[0]?.message).toMatch(/can have digits/);
  expect(phone.safeParse(1).error?.issues[0]?.message).toBe("Check this: The phone number.");
});

test("a text of several lines keeps its lines and loses control characters", () => {
  const text = z.string().check(withoutControlCharacters);
  expect(text.parse("one\r\ntwo\0\tthree\u0085")).toBe("one\ntwo\tthree");
  expect(text.parse("\u202Egpj.exe 👩\u200D⚕️")).toBe("gpj.exe 👩\u200D⚕️");
});
