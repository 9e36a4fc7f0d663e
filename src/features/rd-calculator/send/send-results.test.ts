import { afterEach, describe, expect, it, vi } from "vitest";
import { orthodonticsInUtah } from "#calculations/rd-credit/worked-examples.ts";
import * as contract from "#contracts/send-email.ts";
import { resultsEmailSubject } from "#emails/results/results-words.ts";
import { answersOf } from "../answers/answers.sample.ts";
import { type Contact, noContact } from "../answers/answers.ts";
import { maySend, sendRequest } from "./send-request.ts";
import { sendEmailPath, sendResults } from "./send-results.ts";

const contact: Contact = {
  name: " Dr. Ada Lind ",
  practiceName: "Lind Orthodontics",
  phone: "(801) 555-0100",
  email: "ada@practice.example ",
  cpaEmail: "",
};
const request = sendRequest(
  answersOf(orthodonticsInUtah),
  contact,
  { sourcePage: "/wealthfd", partner: "wealthfd" },
  "0f8f1a52-6d3c-4f0e-9a3e-1f6f3f0a9c11",
);

describe("the request", () => {
  it("is one the server accepts, under the contract's path and the server's subject", () => {
    expect(contract.sendEmailRequest.safeParse(request).success).toBe(true);
    expect(sendEmailPath).toBe(contract.sendEmailPath);
    expect(request.subject).toBe(resultsEmailSubject);
  });

  it("goes to the trimmed address and names the page and the partner", () => {
    expect(request.to).toBe("ada@practice.example");
    expect(request.calculation.contact).toEqual({
      name: "Dr. Ada Lind",
      practiceName: "Lind Orthodontics",
      phone: "(801) 555-0100",
      email: "ada@practice.example",
    });
    expect(request.calculation).toMatchObject({ sourcePage: "/wealthfd", partner: "wealthfd" });
  });

  it("carries the CPA's address when there is one", () => {
    const withCpa = { ...contact, cpaEmail: "cpa@firm.example" };
    const { calculation } = sendRequest(
      answersOf(orthodonticsInUtah),
      withCpa,
      { sourcePage: "/" },
      "k",
    );
    expect(calculation.contact.cpaEmail).toBe("cpa@firm.example");
  });
});

describe("the button", () => {
  it("needs e-mail, name, practice name and phone", () => {
    expect(maySend(contact)).toBe(true);
    expect(maySend(noContact)).toBe(false);
    for (const field of ["name", "practiceName", "phone", "email"] as const)
      expect(maySend({ ...contact, [field]: " " })).toBe(false);
  });
});

describe("sending", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  function answerWith(answer: () => Promise<Response>) {
    const fetched = vi.fn<typeof fetch>(answer);
    vi.stubGlobal("fetch", fetched);
    return { fetched, logged: vi.spyOn(console, "error").mockImplementation(() => {}) };
  }

  it("posts JSON with the bearer and gives the answer", async () => {
    const { fetched } = answerWith(async () => Response.json({ success: true, id: "1" }));
    await expect(sendResults(request, "a-key")).resolves.toEqual({ success: true, id: "1" });
    const [path, init] = fetched.mock.calls[0] ?? [];
    expect(path).toBe("/functions/v1/send-email");
    expect(init).toMatchObject({
      method: "POST",
      headers: { Authorization: "Bearer a-key", "Content-Type": "application/json" },
    });
    expect(JSON.parse(`${init?.body}`)).toEqual(request);
  });

  it("throws the server's sentence, logged", async () => {
    const { logged } = answerWith(async () => Response.json({ error: "Busy." }, { status: 503 }));
    await expect(sendResults(request, "a-key")).rejects.toThrow("Busy.");
    expect(logged).toHaveBeenCalledWith("Error sending email:", expect.any(Error));
  });

  it("falls back to a sentence of its own when the answer has none", async () => {
    answerWith(async () => new Response("<h1>Bad gateway</h1>", { status: 502 }));
    await expect(sendResults(request, "a-key")).rejects.toThrow("Failed to send email");
  });

  it("says so when the server cannot be reached", async () => {
    answerWith(async () => Promise.reject(new TypeError("Failed to fetch")));
    await expect(sendResults(request, "a-key")).rejects.toThrow("We could not reach our server.");
  });
});
