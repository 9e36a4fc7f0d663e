import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { firmTimeZone } from "#content/firm.ts";
import { today } from "#wording/dates.ts";
import { errorSentence } from "../content/error-sentence.ts";
import { dataForms, folderForms } from "./configuration.ts";
import { writeAnswer } from "./counsel-answers.ts";
import { withoutPath } from "./form-words.ts";
import { publish, whatChanged } from "./publish.ts";
import type { LeftToDo } from "./what-is-left.ts";

const run = promisify(execFile);

/** The first page of `npm run edit`: what is left to do, the forms, what was changed. */
export async function wayPage(): Promise<string> {
  const [left, { words, sent }] = await Promise.all([readWhatIsLeft(), whatChanged()]);
  const canPublish = words !== "" || !sent;
  return page(`
<h1>Edit the site</h1>
<nav aria-label="Forms">${dataForms.map(({ name, label }) => link(name, label)).join(" ")} ${folderForms.map(({ name, label }) => `<a href="/admin/forms#/collections/${name}">${label}</a>`).join(" ")} <a href="/admin/articles">Articles and news</a></nav>
<section><h2>Publish</h2>
<p>${canPublish ? escaped(words || "What you published last has not been sent yet.") : "Nothing has changed since the last version."}</p>
${canPublish ? `<form method="post" action="/admin/publish"><button>Check and publish</button></form>` : ""}</section>
${left}`);
}

/** After the press on Publish: what was done, or what to correct. */
export async function publishedPage(): Promise<string> {
  const sentences = await publish().catch((error: Error) => ["Not published.", error.message]);
  const shown = sentences.map((one) => `<p>${escaped(one)}</p>`).join("\n");
  return page(`<h1>Publish</h1>${shown}<p><a href="/admin/">Back to the list</a></p>`);
}

/** After an answer of counsel was sent: back to the list, or what to correct. */
export function answeredPage(sent: URLSearchParams) {
  const mistakes = writeAnswer(Object.fromEntries(sent));
  if (mistakes.length === 0) return { status: 303, body: "", location: "/admin/" };
  const shown = mistakes.map((one) => `<p>${escaped(one)}</p>`).join("\n");
  return { status: 422, body: page(`<h1>Not saved</h1>${shown}`) };
}

/** In a separate process, because this one caches content from its first read. */
async function readWhatIsLeft(): Promise<string> {
  try {
    const { stdout } = await run(process.execPath, ["tools/editor/what-is-left.ts"]);
    return listOf(JSON.parse(stdout));
  } catch (error) {
    const check = await run(process.execPath, ["tools/check-content.ts"]).catch((error) => error);
    // A module may not load although content has no mistake.
    const { stderr } = error as { stderr: string };
    const found = check.code ? String(check.stdout).trim() : "";
    const lines = (found || errorSentence(stderr) || stderr).split("\n").map(withoutPath);
    return `<section><h2>Please correct first</h2>${lines.map((line) => `<p>${escaped(line)}</p>`).join("")}</section>`;
  }
}

function listOf(left: readonly LeftToDo[]): string {
  const needed = left.filter((one) => !one.mayStay);
  const engineers = needed.filter((one) => one.isForEngineer).length;
  const count = `${needed.length} ${needed.length === 1 ? "thing is" : "things are"} left before the site can go live: ${needed.length - engineers} for you, ${engineers} for an engineer.`;
  const ofEngineer = sections(left.filter((one) => one.isForEngineer));
  return `<p id="left">${needed.length === 0 ? "Nothing is left: the site can go live." : count}</p>
${sections(left.filter((one) => !one.isForEngineer))}
${ofEngineer && `<h1>For an engineer</h1><p>These are in files of code. Send them to an engineer.</p>${ofEngineer}`}`;
}

function sections(left: readonly LeftToDo[]): string {
  return [...new Set(left.map(({ topic }) => topic))]
    .map((topic) => {
      const entries = left.filter((one) => one.topic === topic);
      return `<section><h2>${escaped(topic)} (${entries.length})</h2><ul>${entries.map(item).join("")}</ul></section>`;
    })
    .join("\n");
}

/** The link opens the file in the code editor that Vite finds. Its text is the file's name. */
function item({ asked, form, file, question }: LeftToDo): string {
  if (question) return `<li>${escaped(asked)}${answerForm(question)}</li>`;
  if (form) return `<li>${link(form, asked)}</li>`;
  if (!file) return `<li>${escaped(asked)}</li>`;
  const article = /^content\/articles\/(.+)\.mdx/.exec(file)?.[1];
  if (article) return `<li><a href="/admin/articles/${article}">${escaped(asked)}</a></li>`;
  const open = `/__open-in-editor?file=${encodeURIComponent(file)}`;
  return `<li>${escaped(asked)} <a href="${open}" target="opened">${escaped(file)}</a></li>`;
}

const answerForm = (question: string): string => `<details><summary>Write the answer</summary>
<form method="post" action="/admin/answer"><input type="hidden" name="question" value="${question}">
<label>Answer <textarea name="answer" rows="3" required></textarea></label>
<label>By whom <input name="by" required placeholder="J. Doe, securities counsel"></label>
<label>On <input name="date" type="date" max="${today(firmTimeZone)}" required></label>
<button>Save the answer</button></form></details>`;

const link = (form: string, words: string): string =>
  `<a href="/admin/forms#/collections/site/entries/${form}">${escaped(words)}</a>`;

export const escaped = (words: string): string =>
  words.replaceAll(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

export function page(main: string, title = "Edit the site", style = ""): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(title)}</title>
<style>
body { max-width: 52rem; margin: 0 auto; padding: 1rem 1rem 4rem; font: 17px/1.5 system-ui, sans-serif; color: #10201d; background: #fbfaf5 }
a { color: #0c4a3e } h2 { margin: 2rem 0 0.5rem; font-size: 1.25rem } ul { padding-left: 1.25rem } li { margin: 0.5rem 0; overflow-wrap: anywhere }
nav a { display: inline-block; margin: 0 0.75rem 0.5rem 0 } #left { font-weight: 600 }
button { padding: 0.6rem 1.2rem; border: 0; border-radius: 10px; font: inherit; color: #fff; background: #0c4a3e; cursor: pointer }
label, legend { font-weight: 600 } label { display: block; margin-top: 1rem } fieldset { margin: 1rem 0 0; border: 1px solid #b9b49f; border-radius: 10px; min-width: 0 }
input:not([type=checkbox]), select, textarea { display: block; box-sizing: border-box; width: 100%; padding: 0.5rem; border: 1px solid #6d7a74; border-radius: 8px; font: inherit; font-weight: 400; background: #fff; color: inherit }
form button { margin-top: 0.75rem } button:disabled { opacity: 0.6 }${style}
</style></head>
<body><main>${main}</main><iframe name="opened" title="Opens a file" hidden></iframe>
<script>
// What was done in a form is gone from the list when its tab comes back.
addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
document.querySelector('form[action="/admin/publish"]')?.addEventListener("submit", ({ target }) => {
  const button = target.querySelector("button");
  button.disabled = true;
  button.textContent = "Checking, about a minute …";
});
</script></body>
</html>
`;
}
