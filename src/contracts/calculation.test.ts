import { describe, expect, test } from "vitest";
import { sampleSendEmailRequest } from "./calculation.sample.ts";
import { sendEmailRequest } from "./calculation.ts";

function refusal(change: (request: ReturnType<typeof sampleSendEmailRequest>) => void) {
  const request = sampleSendEmailRequest();
  change(request);
  return sendEmailRequest.safeParse(request).error?.issues[0]?.message;
}

describe("a request to send results", () => {
  const path = "The page must be given as a path.";
  test.each<[object, { contact?: object; [field: string]: unknown }, string]>([
    [{ to: "ada" }, {}, "Enter an e-mail address such as name@example.com."],
    [{}, { contact: { name: "" } }, "Your name is missing."],
    [{}, { doctorWages: -1 }, "Wages cannot be negative."],
    [{}, { staffWages: 0.5 }, "Wages must be whole dollars."],
    [{}, { specialties: [] }, "The calculation is incomplete"],
    // A query could contain personal data.
    [{}, { sourcePage: "/?email=a@b.example" }, path],
    [{}, { sourcePage: "//evil.example/" }, path],
  ])("with %j %j is refused in a sentence a visitor can read", (change, inside, sentence) => {
    const refused = refusal((request) => {
      const contact = { ...request.calculation.contact, ...inside.contact };
      Object.assign(request, change);
      Object.assign(request.calculation, inside, { contact });
    });
    expect(refused).toContain(sentence);
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
});
