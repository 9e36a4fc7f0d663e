/** Sends the newsletter's form as JSON, without React. The server answers with words of its own. */
import type { SubscribeRequest } from "#contracts/subscribe.ts";
import type { SubscribeWords } from "../subscribe-words.ts";

const form = document.querySelector<HTMLFormElement>("form[data-subscribe]");
const button = form?.querySelector("button");
const input = form?.querySelector<HTMLInputElement>("[name=email]");
const shown = performance.now();

if (form && button && input) {
  const words: SubscribeWords = JSON.parse(form.dataset.words ?? "{}");

  const say = (place: string, text: string) => {
    const region = document.getElementById(`newsletter-${place}`);
    if (region) region.textContent = text;
  };

  const mark = (fault: string) => {
    say("email-error", fault);
    if (fault) input.setAttribute("aria-invalid", "true");
    else input.removeAttribute("aria-invalid");
  };

  const send = async () => {
    const fields = new FormData(form);
    const request: SubscribeRequest = {
      email: input.value.trim(),
      sourcePage: location.pathname,
      consent: form.querySelector("[data-consent]")?.textContent ?? "",
      website: String(fields.get("website") ?? ""),
      filledInMs: Math.round(performance.now() - shown),
    };
    const key = document.querySelector<HTMLMetaElement>("meta[name=public-anon-key]")?.content;
    const answer = await fetch(form.action, {
      method: "POST",
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${key}` },
      body: JSON.stringify(request),
    });
    const body = await answer.json();
    if (!answer.ok) throw new Error(body.error);
  };

  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    for (const place of ["sent", "failed"]) say(place, "");
    const valid = input.value.trim() !== "" && input.checkValidity();
    mark(valid ? "" : words.invalid);
    if (!valid) return input.focus();
    button.disabled = true;
    button.textContent = words.sending;
    // The server takes a form filled in faster than a person could for a program's.
    const wait = Number(form.dataset.wait) + 50 - (performance.now() - shown);
    await new Promise((resolve) => setTimeout(resolve, wait));
    try {
      await send();
      form.reset();
      say("sent", words.sent);
    } catch (error) {
      // A TypeError is the network's, in the browser's words; others are the server's sentences.
      const readable = error instanceof Error && error.constructor === Error && error.message;
      say("failed", readable || words.failed);
    }
    button.disabled = false;
    button.textContent = words.button;
  });
  input.addEventListener("input", () => mark(""));
  button.disabled = false;
}
