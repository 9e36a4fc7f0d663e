import { randomUUID } from "node:crypto";
import { dentistry } from "#content/calculators/practice-types/dentistry.ts";
import { sampleSendEmailRequest } from "#contracts/calculation.sample.ts";
import type { SendEmailRequest } from "#contracts/calculation.ts";
import { samplePublicAnonKey, sendEmailPath } from "#contracts/endpoints.ts";

const orthodontics = dentistry.specialties.find(({ id }) => id === "orthodontics");

/** The worked example with three activities of the site's lists: an estimate of $33,075. */
export function resultsRequest(
  email = "ada@practice.example",
  contact: Partial<SendEmailRequest["calculation"]["contact"]> = {},
): SendEmailRequest {
  const activities = orthodontics?.activities.slice(0, 3) ?? [];
  const request = sampleSendEmailRequest(activities, randomUUID());
  request.to = email;
  Object.assign(request.calculation.contact, { email, ...contact });
  return request;
}

export function jsonRequest(
  origin: string,
  path: string,
  body: unknown,
  bearer: string | null = samplePublicAnonKey,
): Request {
  return new Request(`${origin}${path}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
    },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
}

export function sendResults(origin: string, request = resultsRequest()): Promise<Response> {
  return fetch(jsonRequest(origin, sendEmailPath, request));
}
