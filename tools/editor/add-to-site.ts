import { cpSync, globSync, mkdirSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import * as vite from "vite";
import * as z from "zod";
import type { BuiltPage } from "../../server/http/static-files/site-description.ts";
import { decapFiles, editorPage, installEditor } from "./editor-plugin.ts";

const settings = z.object({
  ADMIN_REPOSITORY: z.string().regex(/^[\w.-]+\/[\w.-]+$/, "a repository such as firm/site"),
  ADMIN_BRANCH: z
    .string()
    .regex(/^[\w./-]+$/, "the name of a branch")
    .default("main"),
  ADMIN_SIGN_IN: z.url({ protocol: /^https$/, error: "the https:// address of your sign-in" }),
});

/** Puts the forms at /admin into a built site that is to have them. Returns their page. */
export async function addEditor(client: string): Promise<BuiltPage[]> {
  if (!process.env.ADMIN_REPOSITORY) return [];
  const { data, error } = settings.safeParse(process.env);
  if (!data) throw new Error(`${error.issues[0]?.path} must be ${error.issues[0]?.message}.`);
  installEditor();
  mkdirSync(`${client}/admin`, { recursive: true });
  for (const file of globSync(
    `${decapFiles}/{*decap-cms.{js,css},*decap-cms.js.LICENSE.txt,*.wasm}`,
  ))
    cpSync(file, `${client}/admin/${basename(file)}`);
  await vite.build({
    configFile: false,
    logLevel: "error",
    build: {
      outDir: `${client}/admin`,
      emptyOutDir: false,
      copyPublicDir: false,
      target: "esnext",
      rolldownOptions: {
        input: "tools/editor/start.ts",
        output: { entryFileNames: "start.js" },
      },
    },
  });
  const { ADMIN_REPOSITORY: repository, ADMIN_BRANCH: branch, ADMIN_SIGN_IN: signIn } = data;
  const attributes = ` data-repo="${repository}" data-branch="${branch}" data-sign-in="${new URL(signIn).origin}"`;
  writeFileSync(`${client}/admin/index.html`, editorPage("/admin/start.js", attributes));
  const inline = { style: "", scripts: [] };
  return [{ path: "/admin", file: "admin/index.html", status: 200, hydrated: true, inline }];
}
