import { randomUUID } from "node:crypto";
import { dentistry } from "#content/calculators/practice-types/dentistry.ts";
import { samplePublicAnonKey, sendEmailPath } from "#contracts/endpoints.ts";
import { sampleSendEmailRequest } from "#contracts/send-email.sample.ts";
import type { SendEmailRequest } from "#contracts/send-email.ts";

const orthodontics = dentistry.subspecialties.find(({ id }) => id === "orthodontics");

/** The worked example with three of the site's own activities: an estimate of $33,075. */
export function resultsRequest(
  email = "ada@practice.example",
  key: string = randomUUID(),
): SendEmailRequest {
  const request = sampleSendEmailRequest([...(orthodontics?.activities.slice(0, 3) ?? [])], key);
  request.to = email;
  request.calculation.contact.email = email;
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
