import type { ContentfulStatusCode } from "hono/utils/http-status";

/** An answer of 4xx or 5xx, with a sentence that a visitor can read. */
export class Refusal extends Error {
  override name = "Refusal";
  readonly status: ContentfulStatusCode;
  readonly headers: Record<string, string>;

  constructor(
    status: ContentfulStatusCode,
    sentence: string,
    headers: Record<string, string> = {},
  ) {
    super(sentence);
    this.status = status;
    this.headers = headers;
  }
}

export const refusals = {
  notJson: () =>
    new Refusal(400, "The request could not be read. Please reload the page and try again."),
  wrongKey: () => new Refusal(401, "This page is out of date. Please reload it and try again."),
  locked: () => new Refusal(401, "Please enter the password again."),
  nothingHere: () => new Refusal(404, "There is nothing at this address."),
  tooLarge: () => new Refusal(413, "That is more than we can take at once. Please shorten it."),
  notJsonType: () => new Refusal(415, "The request must be sent as application/json."),
  field: (sentence: string) => new Refusal(422, sentence),
  cannotStore: () =>
    new Refusal(503, "We could not save your request just now. Please try again in a minute.", {
      "retry-after": "60",
    }),
  unforeseen: () => new Refusal(500, "Something went wrong on our side. Please try again."),
};

export function wrongMethod(method: string, allowed: readonly string[]): Refusal {
  const allow = allowed.join(", ");
  return new Refusal(405, `This address does not answer ${method} requests, only ${allow}.`, {
    allow,
  });
}

export function tooMany(retryAfterMs: number): Refusal {
  const seconds = Math.max(1, Math.ceil(retryAfterMs / 1000));
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? "a minute" : `${minutes} minutes`;
  return new Refusal(429, `That was too many attempts. Please try again in ${wait}.`, {
    "retry-after": String(seconds),
  });
}
