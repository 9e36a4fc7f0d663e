import { describe, expect, test } from "vitest";
import { sampleSendEmailRequest } from "./calculation.sample.ts";
import { sendEmailRequest } from "./calculation.ts";

function refusal(change: (request: ReturnType<typeof sampleSendEmailRequest>) => void) {
  const request = sampleSendEmailRequest();
  change(request);
  return sendEmailRequest.safeParse(request).error?.issues[0]?.message;
}

describe("a request to send results", () => {
  test("says which field is wrong in a sentence a visitor can read", () => {
    expect(refusal((r) => Object.assign(r, { to: "ada" }))).toBe(
      "Enter an e-mail address such as name@example.com.",
    );
    expect(refusal((r) => Object.assign(r.calculation.contact, { name: "" }))).toBe(
      "Your name is missing.",
    );
    expect(refusal((r) => Object.assign(r.calculation, { doctorWages: -1 }))).toBe(
      "Wages cannot be negative.",
    );
    expect(refusal((r) => Object.assign(r.calculation, { staffWages: 0.5 }))).toBe(
      "Wages must be whole dollars.",
    );
    expect(refusal((r) => Object.assign(r.calculation, { specialties: [] }))).toMatch(
      /calculation is incomplete/,
    );
  });

  test.each([
    { partner: "<script>alert(1)</script>" },
    { partner: "Smith\r\nBcc: other@practice.example" },
    { partner: "Win at www.else.example" },
    { partner: "a".repeat(61) },
    { partner: "=1+1" },
    { placement: "spring letter" },
    { placement: "a".repeat(41) },
    { embeddingHost: "https://smith.example/path" },
    { embeddingHost: "smith.example\nx" },
    { utmSource: "a\nb" },
    { utmCampaign: "a".repeat(101) },
  ])("takes no origin such as %o", (origin) => {
    expect(refusal((r) => Object.assign(r.calculation, origin))).toMatch(/\S/);
  });

  test("accepts a firm's name, the embedding host and campaign marks", () => {
    const origin = { partner: "Ångström & O'Neil, P.C.", embeddingHost: "smith.example:8080" };
    const placement = "Newsletter-2";
    const marks = { utmSource: "news", utmMedium: "email", utmCampaign: "fall 2026" };
    expect(
      refusal((r) => Object.assign(r.calculation, { ...origin, placement, ...marks })),
    ).toBeUndefined();
  });

  test("refuses a page of another site, and one with a query, which could contain personal data", () => {
    expect(
      refusal((r) => Object.assign(r.calculation, { sourcePage: "/?email=a@b.example" })),
    ).toBe("The page must be given as a path.");
    expect(refusal((r) => Object.assign(r.calculation, { sourcePage: "//evil.example/" }))).toBe(
      "The page must be given as a path.",
    );
  });
});
