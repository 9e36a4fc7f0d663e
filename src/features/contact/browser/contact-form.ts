import type { ContactRequest } from "#contracts/contact.ts";
import { post } from "../../../contracts/post.ts";
import type { WordsForBrowser } from "../words-for-browser.ts";
import { whereFrom } from "./where-from.ts";

const form = document.querySelector<HTMLFormElement>("form[data-contact-form]");
if (form) start(form);

function start(form: HTMLFormElement): void {
  const words: WordsForBrowser = JSON.parse(form.dataset.words ?? "{}");
  const button = form.querySelector<HTMLButtonElement>("button[type=submit]");
  const fields = [...form.querySelectorAll<HTMLInputElement>("[required]")];
  const shownAt = performance.now();
  // One key per message: a retry after a lost answer is stored and mailed once.
  let key = crypto.randomUUID();

  const say = (id: string, text: string) => {
    const region = document.getElementById(id);
    if (region) region.textContent = text;
  };

  function mark(field: HTMLInputElement, fault: string): void {
    say(`${field.id}-error`, fault);
    if (fault) field.setAttribute("aria-invalid", "true");
    else field.removeAttribute("aria-invalid");
  }

  function check(field: HTMLInputElement): boolean {
    const empty = field.value.trim() === "";
    const fault = empty ? words.missing : field.checkValidity() ? "" : words.invalidEmail;
    mark(field, fault);
    return fault === "";
  }

  function request(): ContactRequest {
    const entries = Object.fromEntries(new FormData(form)) as Record<string, string>;
    const filled = Object.fromEntries(
      Object.entries(entries).filter(([name, value]) => value.trim() || name === "website"),
    );
    return {
      ...(filled as Pick<ContactRequest, "name" | "email" | "message">),
      ...whereFrom(location),
      consent: form.querySelector("[data-consent]")?.textContent ?? "",
      idempotencyKey: key,
      filledInMs: Math.round(performance.now() - shownAt),
    };
  }

  async function submit(): Promise<void> {
    say("contact-sent", "");
    say("contact-failed", "");
    const faulty = fields.filter((field) => !check(field));
    if (faulty[0]) return faulty[0].focus();
    if (button) {
      button.disabled = true;
      button.textContent = words.sending;
    }
    // The server takes a form filled in faster than a person could for a program's.
    const wait = Number(form.dataset.wait) + 50 - (performance.now() - shownAt);
    await new Promise((resolve) => setTimeout(resolve, wait));
    try {
      await post(form.action, request(), words.failed);
      form.reset();
      key = crypto.randomUUID();
      say("contact-sent", words.sent);
    } catch (error) {
      // A TypeError is the network's, in the browser's words; others are the server's sentences.
      const readable = error instanceof Error && error.constructor === Error && error.message;
      say("contact-failed", readable || words.failed);
    }
    if (button) {
      button.disabled = false;
      button.textContent = words.button;
    }
  }

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void submit();
  });
  for (const field of fields) field.addEventListener("input", () => mark(field, ""));
  if (button) button.disabled = false;
}
