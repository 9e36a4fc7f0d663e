import { randomUUID } from "node:crypto";
import { dentistry } from "#content/calculators/practice-types/dentistry.ts";
import { sampleSendEmailRequest } from "#contracts/calculation.sample.ts";
import type { SendEmailRequest } from "#contracts/calculation.ts";
import { samplePublicAnonKey, sendEmailPath } from "#contracts/endpoints.ts";

const orthodontics = dentistry.specialties.find(({ id }) => id === "orthodontics");

/** The worked example with three activities of the site's lists: an estimate of $33,075. */
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
