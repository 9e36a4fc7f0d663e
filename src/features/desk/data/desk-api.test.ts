import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { endConfirmation, followConfirmation } from "./confirm-identity.ts";
import { deskQuery, request } from "./desk-api.ts";
import { newDeskClient } from "./session.ts";

afterEach(() => vi.unstubAllGlobals());

const serverAnswers = (body: BodyInit, init?: ResponseInit) =>
  vi.stubGlobal("fetch", async () => new Response(body, init));

/** The first half of an answer; `then` decides about the rest. */
const begun = (then: (body: ReadableStreamDefaultController) => void) =>
  new ReadableStream({
    start(body) {
      body.enqueue(new TextEncoder().encode('{"count":1'));
      then(body);
    },
  });

test("an answer that matches the contract is returned", async () => {
  serverAnswers('{"count":1,"more":1}');
  expect(await request("newPeople")).toEqual({ count: 1 });
});

describe("an answer is a failure with a plain sentence when it", () => {
  const lost = () => begun((body) => body.error(new Error("connection lost")));
  test.each([
    ["breaks off", '{"count":1'],
    ["is lost on its way", lost],
    ["is not JSON", "<!doctype html>"],
    ["lacks what the contract says", "{}"],
    ["is something else than the contract says", '{"count":"one"}'],
  ])("%s", async (_, body) => {
    serverAnswers(typeof body === "function" ? body() : body);
    await expect(request("newPeople")).rejects.toThrow(
      "The server could not answer. Please try again.",
    );
  });

  test("does not come at all", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    await expect(request("newPeople")).rejects.toMatchObject({
      status: 0,
      message: "The server did not answer. Check your connection, then try again.",
    });
  });
});

test("a refusal carries the server's sentence and the field", async () => {
  serverAnswers('{"error":"That is no address.","field":"url"}', { status: 422 });
  await expect(request("newPeople")).rejects.toMatchObject({
    status: 422,
    message: "That is no address.",
    field: "url",
  });
});

test("an answer that is aborted while it is read is not kept", async () => {
  const reading = Promise.withResolvers<void>();
  vi.stubGlobal("fetch", async (_path: string, { signal }: RequestInit) => {
    const body = begun((rest) =>
      signal?.addEventListener("abort", () => rest.error(signal.reason)),
    );
    reading.resolve();
    return new Response(body);
  });
  const client = newDeskClient();
  const query = deskQuery("newPeople");
  const loading = client.fetchQuery(query);
  await reading.promise;
  await Promise.all([client.cancelQueries(query), expect(loading).rejects.toThrow()]);
  expect(client.getQueryData(query.queryKey)).toBeUndefined();
});

describe("a request that the server wants confirmed first", () => {
  let confirmed: boolean;
  let requests: unknown[];
  beforeEach(() => {
    confirmed = false;
    requests = [];
    vi.stubGlobal("fetch", async (path: string, { method, body }: RequestInit) => {
      requests.push([path, method, body]);
      return confirmed
        ? Response.json({ handedOver: 2, left: 0 })
        : Response.json({ error: "Please confirm.", code: "confirmation-needed" }, { status: 403 });
    });
  });

  /** A dialog that calls `act` as soon as it opens. */
  const dialogWhere = (act: () => void) => {
    const opened = vi.fn(() => queueMicrotask(act));
    const stop = followConfirmation(() => opened.mock.calls.length === 0 && opened());
    onTestFinished(stop);
    return opened;
  };
  const change = () => request("removeMember", { id: "1", body: { callsTo: null } });

  test("is sent again, the same, after the confirmation", async () => {
    dialogWhere(() => {
      confirmed = true;
      endConfirmation(true);
    });
    expect(await change()).toEqual({ handedOver: 2, left: 0 });
    expect(requests).toEqual([
      ["/desk/api/team/1/remove", "POST", '{"callsTo":null}'],
      ["/desk/api/team/1/remove", "POST", '{"callsTo":null}'],
    ]);
  });

  test("is refused with the server's sentence when the dialog is closed", async () => {
    dialogWhere(() => endConfirmation(false));
    await expect(change()).rejects.toThrow("Please confirm.");
    expect(requests).toHaveLength(1);
  });

  test("is refused once more, not forever, when the confirmation did not count", async () => {
    dialogWhere(() => endConfirmation(true));
    await expect(change()).rejects.toMatchObject({ code: "confirmation-needed" });
    expect(requests).toHaveLength(2);
  });

  test("fails immediately without a dialog", async () => {
    await expect(change()).rejects.toMatchObject({ code: "confirmation-needed" });
    expect(requests).toHaveLength(1);
  });

  test("shares one dialog with the others that wait", async () => {
    const opened = dialogWhere(() => {
      confirmed = true;
      endConfirmation(true);
    });
    await Promise.all([change(), change()]);
    expect(opened).toHaveBeenCalledOnce();
    expect(requests).toHaveLength(4);
  });
});
