import { expect, test } from "vitest";
import type { EarlierResultsWords } from "./earlier-draft.ts";
import { type MailDraft, renderDraft } from "./message.ts";

const words: EarlierResultsWords = {
  origin: "https://site.example",
  subject: "Your R&D Tax Credit Calculation Results",
  preview: "Estimated credit $33,075.",
  occasion: ["Educational estimate", "Lind Orthodontics"],
  title: "Your R&D credit estimate",
  opening: "Dr. Ada Lind, this is the estimate you asked for.",
  lines: [{ label: "Estimated QREs", note: "$700,000 × 45%", value: "$315,000" }],
  total: { label: "Estimated credit", value: "$33,075" },
  caveat: "An educational estimate, not tax advice.",
  specialties: {
    heading: "Specialties and their R&D time",
    items: [
      {
        name: "Orthodontics",
        level: "high",
        levelLabel: "High innovation",
        summary: "100% of time, 3 activities",
        contribution: "45.00%",
      },
    ],
  },
  practice: { heading: "Practice summary", lines: [{ label: "State", value: "Utah" }] },
  leftOut: { heading: "What this leaves out", text: "The flat 10% is a simplification." },
  next: {
    heading: "Next steps",
    text: "We sent this to ada@practice.example.",
    consultation: { label: "Schedule Consultation", href: "https://booking.example" },
    knowledgeBank: { label: "Read the Knowledge Bank", href: "https://site.example/bank" },
    site: { label: "Visit us", href: "https://site.example" },
  },
  disclaimer: "Not tax advice.",
  reason: "You get this message because these results were asked for.",
};

test("a message that waited in the outbox since an earlier version leaves with all its words", () => {
  const firm = { name: "Firm", address: "info@firm.example" };
  const draft: MailDraft = {
    messageId: "<results-1@firm.example>",
    date: "2026-11-15T08:00:00.000Z",
    from: firm,
    replyTo: firm,
    to: { name: "Dr. Ada Lind", address: "ada@practice.example" },
    body: { kind: "results", words },
    automatic: true,
  };
  const { html, text } = renderDraft(JSON.stringify(draft));
  const { specialties, practice, leftOut, next } = words;
  for (const said of [
    "$315,000",
    "$33,075",
    specialties.items[0]?.contribution,
    practice.lines[0]?.value,
    leftOut.text,
    next.text,
    next.consultation.href,
    next.knowledgeBank.href,
  ]) {
    expect(html).toContain(said);
    expect(text).toContain(said);
  }
});
