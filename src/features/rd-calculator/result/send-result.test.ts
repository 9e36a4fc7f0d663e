import { describe, expect, it, test } from "vitest";
import { orthodonticsInUtah } from "#calculations/rd-credit/estimate.examples.ts";
import { sendEmailRequest } from "#contracts/calculation.ts";
import { faultsInContact } from "#contracts/contact-faults.ts";
import { emailFault } from "#contracts/limits.ts";
import { answersOf } from "../answers/answers.sample.ts";
import type { Contact } from "../answers/answers.ts";
import { maySend } from "./contact-fields.tsx";
import { sendRequest } from "./send-result.tsx";

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
  it("is one the server accepts, and leaves sender and subject to the server", () => {
    expect(sendEmailRequest.safeParse(request).success).toBe(true);
    // A page that was opened before a deploy would go on sending the ones of that time.
    expect(Object.keys(request).sort()).toEqual(["calculation", "to"]);
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
});

test.each(["ada@", "ada@practice", "ada practice.example"])(
  "an address such as %s is reported at its own field, the visitor's and the CPA's",
  (address) => {
    expect(faultsInContact({ ...contact, email: address })).toEqual({ email: emailFault });
    expect(faultsInContact({ ...contact, cpaEmail: address })).toEqual({ cpaEmail: emailFault });
  },
);

test("what the server would refuse in its e-mail is said at its field", () => {
  expect(faultsInContact(contact)).toEqual({});
  const advertisement = { ...contact, name: "Win at prize.com", phone: "prize.com" };
  expect(faultsInContact(advertisement)).toEqual({
    name: expect.stringMatching(/^Your name cannot contain a web address/),
    phone: expect.stringMatching(/^The phone number can have/),
  });
});

it("the button needs e-mail, name, practice name and phone", () => {
  expect(maySend(contact)).toBe(true);
  expect(maySend({})).toBe(false);
  for (const field of ["name", "practiceName", "phone", "email"] as const)
    expect(maySend({ ...contact, [field]: " " })).toBe(false);
});
