import { schemaOf } from "#content-schemas/data-files.ts";
import { mistakesIn } from "#content-schemas/mistakes.ts";
import { dataForms, dataText, editorConfiguration, folderForms } from "./configuration.ts";
import { withLabels, wordsOfForm } from "./form-words.ts";

type Entry = { get(name: "data"): { toJS(): unknown }; get(name: "path"): string };

/** What this file uses of Decap CMS. */
declare const CMS: {
  init(options: { config: object }): void;
  registerCustomFormat(name: string, extension: string, format: object): void;
  registerLocale(name: string, words: object): void;
  registerPreviewTemplate(name: string, component: (shown: { entry: Entry }) => unknown): void;
  registerEventListener(listener: {
    name: "preSave";
    handler(event: { entry: Entry }): Promise<void>;
  }): void;
};
declare const h: (tag: string, properties: object) => unknown;

const forms = [...dataForms, ...folderForms];
const { repo, branch = "", signIn = "" } = document.body.dataset;
const hosted = repo ? { repo, branch, base_url: signIn } : undefined;

// Without this mark Decap starts by itself, before it knows the forms.
Object.assign(window, { CMS_MANUAL_INIT: true });
// On this machine there is nothing to sign in to.
if (!hosted) localStorage.setItem("decap-cms-user", '{ "backendName": "proxy" }');
await new Promise((loaded, failed) => {
  const script = document.createElement("script");
  Object.assign(script, { src: "/admin/decap-cms.js", onload: loaded, onerror: failed });
  document.head.append(script);
});

CMS.registerCustomFormat("data", "json", {
  fromFile: (text: string) => JSON.parse(text),
  toFile(data: unknown, names: readonly string[]) {
    // Decap passes the names of the form's fields, and nothing else that tells the form.
    const form = forms.find(({ fields }) => `${fields.map(({ name }) => name)}` === `${names}`);
    if (!form) throw new Error(`No form has the fields ${names}`);
    return dataText(form, data);
  },
});
// A save publishes nothing, neither here nor in a repository.
CMS.registerLocale("saved", {
  editor: {
    editorToolbar: {
      publish: "Save",
      publishNow: "Save now",
      publishing: "Saving…",
      published: "Saved",
      deployButtonLabel: "Open the site",
    },
  },
  ui: {
    toast: {
      entrySaved: "Saved",
      entryPublished: "Saved",
      onFailToPersist: "Not saved. %{details}",
      missingRequiredField: "Not saved. Please fill in what is framed in red.",
    },
  },
});
async function deadLinksIn(written: object): Promise<string[]> {
  const answer = await fetch("/admin/links", { method: "POST", body: JSON.stringify(written) });
  return answer.ok ? answer.json() : [];
}
CMS.registerEventListener({
  name: "preSave",
  async handler({ entry }) {
    const path = entry.get("path");
    const form = forms.find(({ file }) => path === file || path.startsWith(`${file}/`));
    const schema = schemaOf(path);
    if (!form || !schema) return;
    const written = JSON.parse(dataText(form, entry.get("data").toJS()));
    const found = mistakesIn("", schema, written).map((one) => one.slice(2));
    const isWhole = found.length === 0 && !hosted;
    const mistakes = (isWhole ? await deadLinksIn(written) : found).map(withLabels);
    // Without a name, since Decap shows it before the message.
    if (mistakes.length > 0)
      throw Object.assign(new Error(`\n${mistakes.join("\n")}`), { name: "" });
  },
});
for (const { name } of forms)
  CMS.registerPreviewTemplate(name, ({ entry }) =>
    h("iframe", {
      src: `/admin/preview#${wordsOfForm(entry.get("path"))?.page}`,
      style: { width: "100%", height: "97vh", border: 0 },
    }),
  );
CMS.init({ config: editorConfiguration(hosted, location.origin) });
