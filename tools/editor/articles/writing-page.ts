import { existsSync, globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { firmTimeZone } from "#content/firm.ts";
import { authors } from "#content/people/authors.ts";
import { figures } from "#tax-law/registry.ts";
import { today } from "#wording/dates.ts";
import { escaped, page } from "../way-page.ts";
import { fieldInputs } from "./article-fields.ts";
import { readArticle } from "./article-file.ts";
import {
  articleFields,
  articlesOnDisk,
  beginArticle,
  type Compile,
  fileOf,
  saveArticle,
  versionOf,
} from "./save-article.ts";

type Answer = { status: number; type?: string; body: string; location?: string };

/** The list of articles, and each in its writing view. `sent` is what a form of these sent. */
export async function answerArticles(
  id: string | undefined,
  sent: URLSearchParams | undefined,
  compile: Compile,
): Promise<Answer> {
  if (id === undefined) return sent ? begin(sent.get("title") ?? "") : listPage();
  if (!/^[a-z0-9-]+$/.test(id) || !existsSync(fileOf(id)))
    return { status: 404, body: page("<h1>There is no such article</h1>") };
  if (!sent) return { status: 200, body: writingPage(id, readFileSync(fileOf(id), "utf8")) };
  const saved = JSON.stringify(await saveArticle(id, sent, compile));
  return { status: 200, type: "application/json", body: saved };
}

function begin(title: string): Answer {
  const id = beginArticle(title.trim());
  if (!id) return listPage("There is an article with this title. Write another one.");
  return { status: 303, body: "", location: `/admin/articles/${id}` };
}

function listPage(fault = ""): Answer {
  const rows = articlesOnDisk().map(({ id, title, date, isDraft }) => {
    const state = isDraft ? "draft" : date > today(firmTimeZone) ? `from ${date}` : date;
    return `<li><a href="/admin/articles/${id}">${escaped(title)}</a> (${escaped(state)})</li>`;
  });
  const body = page(
    `<p><a href="/admin/">Back to the list</a></p>
<h1>Articles and news</h1>
<form method="post">
<p role="alert">${fault}</p>
<label>Title of a new one <input name="title" required></label> <button>Begin a draft</button>
</form>
<ul>${rows.join("\n")}</ul>`,
    "Articles and news",
  );
  return { status: fault ? 422 : 200, body };
}

/** The fields above the text. The others are folded below it. */
const first = ["title", "excerpt", "date", "draft", "category", "hero"];

function writingPage(id: string, text: string): string {
  const { fields, body, fault } = readArticle(text);
  const title = `${fields.title ?? id}`;
  if (fault)
    return page(`<h1>${escaped(title)}</h1><p>${fileOf(id)}: ${escaped(fault)}</p>`, title);
  const above = first.flatMap((name) => articleFields.filter((field) => field.name === name));
  const below = articleFields.filter((field) => !above.includes(field));
  const lists = {
    people: authors.map(({ name }) => name),
    figures: Object.keys(figures),
    pictures: globSync("content/pictures/*").map((file) => basename(file)),
  };
  return page(
    `<div id="writing"><form method="post">
<p><a href="/admin/articles">All articles</a></p>
<h1>${escaped(title)}</h1>
<div class="save"><button>Check and save</button><div role="status" id="said"></div></div>
<input type="hidden" name="version" value="${versionOf(text)}">
<div class="few">${fieldInputs(above, fields)}</div>
<label>Text<textarea name="body" id="body" rows="30">\n${escaped(body)}</textarea></label>
<details><summary>Further fields</summary>${fieldInputs(below, fields)}</details>
<label>Add a picture from this computer<input type="file" id="picture" accept=".jpg,.jpeg,.png,.webp,.svg"></label>
${Object.entries(lists)
  .map(([name, all]) => datalist(name, all))
  .join("\n")}
</form>
<iframe id="page" title="The page" src="/admin/preview#/knowledge-bank/${id}"></iframe></div>
<script>${script}</script>`,
    title,
    style,
  );
}

const datalist = (id: string, names: readonly string[]) =>
  `<datalist id="${id}">${names.map((name) => `<option value="${escaped(name)}">`).join("")}</datalist>`;

const style = `
body { max-width: none } form { min-width: 0 }
small { display: block; color: #4a5752 } label.check { font-weight: 400 } details { margin-top: 1.5rem } summary { font-weight: 600; cursor: pointer }
#body { font: 16px/1.6 ui-monospace, monospace; min-height: 60vh } 
.save { position: sticky; top: 0; padding: 0.5rem 0; background: #fbfaf5 } #said { max-height: 30vh; overflow: auto; overflow-wrap: anywhere } #said p { margin: 0.5rem 0 0 }
@media (min-width: 40rem) { .few { display: grid; grid-template-columns: 1fr 1fr; column-gap: 1rem; align-items: start } .few > :first-child, .few > :has(textarea), .few > fieldset { grid-column: 1 / -1 } }
iframe#page { width: 100%; height: 90vh; border: 1px solid #b9b49f; border-radius: 10px; background: #fff }
@media (min-width: 70rem) { #writing { display: grid; grid-template-columns: 1fr 1fr; gap: 1.5rem } iframe#page { position: sticky; top: 1rem; height: calc(100vh - 2rem) } }`;

const script = `
const form = document.querySelector("form");
const button = form.querySelector("button");
const say = (sentences) => document.querySelector("#said").replaceChildren(
  ...sentences.map((textContent) => Object.assign(document.createElement("p"), { textContent })));
let isChanged = false;
form.addEventListener("input", () => (isChanged = true));
addEventListener("beforeunload", (event) => isChanged && event.preventDefault());
form.addEventListener("submit", async (event) => {
  event.preventDefault();
  button.disabled = true;
  say(["Checking …"]);
  isChanged = false;
  try {
    const answer = await fetch(location.href, { method: "POST", body: new URLSearchParams(new FormData(form)) });
    const { sentences, version } = await answer.json();
    say(sentences);
    isChanged ||= !version;
    if (version) form.version.value = version;
    if (version) document.querySelector("#page").contentWindow.location.reload();
  } catch {
    isChanged = true;
    say(["Not saved: npm run edit gives no answer. Look into its window."]);
  }
  button.disabled = false;
});
document.querySelector("#picture").addEventListener("change", async ({ target }) => {
  const [file] = target.files;
  const name = file.name.toLowerCase().replaceAll(/[^a-z0-9.]+/g, "-");
  const names = document.querySelector("#pictures");
  if ([...names.options].some(({ value }) => value === name)) return say(["There is a picture " + name + ". Give this one another name."]);
  const content = new Uint8Array(await file.arrayBuffer()).toBase64();
  const asked = { action: "persistMedia", params: { asset: { path: "content/pictures/" + name, content } } };
  const { ok } = await fetch("/admin/api", { method: "POST", body: JSON.stringify(asked) });
  if (ok) names.append(new Option(name, name));
  say([ok ? "Added. In the text write ![What it shows](" + name + "), or name " + name + " under Picture at the head." : "A picture is a .jpg, .png, .webp or .svg."]);
});`;
