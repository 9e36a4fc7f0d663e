import { readdirSync, readFileSync } from "node:fs";
import { type DefaultTreeAdapterMap, parseFragment } from "parse5";
import { expect, test } from "vitest";
import { articleSchema } from "../../../src/features/articles/front-matter.ts";
import { formFields } from "../configuration.ts";
import { fieldInputs, sentValues } from "./article-fields.ts";
import { readArticle, withChanges } from "./article-file.ts";

const fields = formFields(articleSchema);

/** What a browser sends of inputs that were left as they are. */
function sentUnchanged(html: string): URLSearchParams {
  const sent = new URLSearchParams();
  const visit = (node: DefaultTreeAdapterMap["childNode"]) => {
    if (!("tagName" in node)) return;
    const { name, value, type, ...marks } = Object.fromEntries(
      node.attrs.map((attribute) => [attribute.name, attribute.value]),
    );
    const chosen = node.childNodes.find(
      (option) => "attrs" in option && option.attrs.some(({ name }) => name === "selected"),
    );
    const inside = node.childNodes.map((one) => ("value" in one ? one.value : "")).join("");
    if (name && node.tagName === "textarea") sent.append(name, inside.replaceAll("\n", "\r\n"));
    else if (name && node.tagName === "select")
      sent.append(name, chosen && "attrs" in chosen ? (chosen.attrs[0]?.value ?? "") : "");
    else if (name && (type !== "checkbox" || "checked" in marks)) sent.append(name, value ?? "");
    node.childNodes.forEach(visit);
  };
  parseFragment(html).childNodes.forEach(visit);
  return sent;
}

test.each(readdirSync("content/articles"))(
  "the fields of %s are sent as they are shown",
  (file) => {
    const text = readFileSync(`content/articles/${file}`, "utf8");
    const article = readArticle(text);
    const sent = sentValues(fields, sentUnchanged(fieldInputs(fields, article.fields)));
    expect(withChanges(text, sent, article.body)).toBe(text);
  },
);
