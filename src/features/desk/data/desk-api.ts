import { queryOptions } from "@tanstack/react-query";
import { answerTimeoutMs } from "#browser/post.ts";
import {
  type AddressParts,
  type Answer,
  deskApi,
  deskApiPath,
  type EndpointName,
  type NeedsId,
  type RequestBody,
  routeOf,
} from "#contracts/desk/api.ts";
import { type DeskRefusalCode, deskRefusal } from "#contracts/desk/session.ts";
import { confirmIdentity } from "./confirm-identity.ts";

const failedSentence = "The server could not answer. Please try again.";

/** Why a request failed: a sentence for the user, and what else the server said. */
export class DeskFailure extends Error {
  /** 0 if there was no answer. */
  readonly status: number;
  readonly body: unknown;

  constructor(sentence: string, status = 0, body?: unknown) {
    super(sentence);
    this.status = status;
    this.body = body;
  }

  /** The field that the server rejected. */
  get field(): string | undefined {
    return deskRefusal.safeParse(this.body).data?.field;
  }

  /** Set if the screens should do more than show the sentence. */
  get code(): DeskRefusalCode | undefined {
    return deskRefusal.safeParse(this.body).data?.code;
  }
}

declare module "@tanstack/react-query" {
  interface Register {
    defaultError: DeskFailure;
  }
}

/** An endpoint that answers in JSON. */
export type AnsweringEndpoint = {
  [Name in EndpointName]: [Answer<Name>] extends [never] ? never : Name;
}[EndpointName];

type AnyRequestOptions = AddressParts & {
  body?: object;
  signal?: AbortSignal;
  /** The request is completed even if the page is closed meanwhile. */
  keepalive?: boolean;
};

/** What the endpoint needs is required: an id, a body. */
export type RequestOptions<Name extends EndpointName> = AnyRequestOptions &
  (NeedsId<Name> extends true ? { id: string } : { id?: never }) &
  ([RequestBody<Name>] extends [never] ? { body?: never } : { body: RequestBody<Name> });

/** The options can be left out where the endpoint needs none. */
type Options<Name extends EndpointName> =
  Record<never, never> extends RequestOptions<Name>
    ? [options?: RequestOptions<Name>]
    : [options: RequestOptions<Name>];

/**
 * Calls an endpoint of the desk: JSON, with the session's cookie. Throws a DeskFailure, also when
 * the answer is cut off or does not match the contract. If the server wants a confirmation first, a
 * dialog asks for it and the request is sent again.
 */
export async function request<Name extends AnsweringEndpoint>(
  name: Name,
  ...[options]: Options<Name>
): Promise<Answer<Name>> {
  try {
    return await requestOnce(name, options);
  } catch (failure) {
    const needsConfirmation =
      failure instanceof DeskFailure && failure.code === "confirmation-needed";
    if (!needsConfirmation || !(await confirmIdentity())) throw failure;
    return requestOnce(name, options);
  }
}

async function requestOnce<Name extends AnsweringEndpoint>(
  name: Name,
  options: AnyRequestOptions = {},
): Promise<Answer<Name>> {
  const { body, signal, keepalive = false } = options;
  const late = AbortSignal.timeout(answerTimeoutMs);
  const response = await fetch(deskApiPath(name, options), {
    method: routeOf(name).method,
    credentials: "same-origin",
    keepalive,
    signal: signal ? AbortSignal.any([signal, late]) : late,
    ...(body && {
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    }),
  }).catch(() => {
    throw new DeskFailure("The server did not answer. Check your connection, then try again.");
  });
  const said: unknown = await response.json().catch(() => undefined);
  if (!response.ok) {
    const sentence = deskRefusal.safeParse(said).data?.error || failedSentence;
    throw new DeskFailure(sentence, response.status, said);
  }
  const answer = deskApi[name].answer.safeParse(said);
  if (!answer.success) throw new DeskFailure(failedSentence, response.status, said);
  return answer.data as Answer<Name>;
}

/** A query for an endpoint's answer, with the address as its key. */
export function deskQuery<Name extends AnsweringEndpoint>(name: Name, ...[options]: Options<Name>) {
  return queryOptions({
    queryKey: [deskApiPath(name, options)],
    queryFn: ({ signal }) => request(name, ...([{ ...options, signal }] as Options<Name>)),
  });
}
