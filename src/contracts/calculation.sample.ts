import type { SendEmailRequest } from "./calculation.ts";

/**
 * A complete request: the worked example of one orthodontist in Utah. The caller passes the texts
 * of the activities, because contracts do not import content.
 */
export function sampleSendEmailRequest(
  activities: string[] = [],
  idempotencyKey = "0f8f1a52-6d3c-4f0e-9a3e-1f6f3f0a9c11",
): SendEmailRequest {
  return {
    to: "ada@practice.example",
    calculation: {
      specialties: [
        {
          practiceTypeId: "dentistry",
          specialtyId: "orthodontics",
          timePercentage: 100,
          activities,
          innovationLevel: "high",
        },
      ],
      doctorWages: 400_000,
      staffWages: 300_000,
      state: "Utah",
      contact: {
        name: "Dr. Ada Lind",
        practiceName: "Lind Orthodontics",
        phone: "(801) 555-0100",
        email: "ada@practice.example",
      },
      sourcePage: "/",
      idempotencyKey,
    },
  };
}
