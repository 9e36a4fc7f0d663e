import {
  estimateOf,
  orthodonticsInUtah,
  type workedExamples,
} from "#calculations/rd-credit/estimate.examples.ts";
import { firm } from "#content/firm.ts";
import type { ResultsEmailProps } from "./results-message.ts";

type Answers = (typeof workedExamples)[number]["answers"];

export function sampleResultsEmail(
  answers: Answers = orthodonticsInUtah.answers,
): ResultsEmailProps {
  const estimate = estimateOf(answers);
  return {
    estimate,
    practiceTypes: ["Dentistry"],
    contact: {
      name: "Dr. Ada Lind",
      practiceName: "Lind Orthodontics",
      phone: "(801) 555-0100",
      email: "ada@practice.example",
    },
    origin: `https://www.${firm.domain}`,
    sourcePage: "/",
    audience: "visitor",
    today: "2026-11-16",
  };
}
