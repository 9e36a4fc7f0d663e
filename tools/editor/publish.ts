import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { promisify } from "node:util";
import { firm } from "#content/firm.ts";
import { type ChangedFile, changesInWords, subjectOf } from "./changes.ts";
import { withoutPath } from "./form-words.ts";

const run = promisify(execFile);
const git = async (...args: string[]) => (await run("git", args)).stdout.trimEnd();
/** Undefined where Git refuses, such as for a file that it does not know. */
const gitOrNothing = (...args: string[]) => git(...args).catch(() => undefined);

/** What in content differs from the last version that was saved for good. */
async function changedFiles(): Promise<ChangedFile[]> {
  const listed = await git(
    "status",
    "--porcelain",
    "--untracked-files=all",
    "--no-renames",
    "-z",
    "content",
  );
  const files = listed
    .split("\0")
    .filter(Boolean)
    .map((line) => line.slice(3));
  return Promise.all(
    files.map(async (file) => ({
      file,
      before: await gitOrNothing("show", `HEAD:${file}`),
      after: existsSync(file) ? readFileSync(file, "utf8") : undefined,
    })),
  );
}

/** Changes that are kept on this computer and that no colleague has yet. */
async function isSent(): Promise<boolean> {
  return ((await gitOrNothing("rev-list", "--count", "@{upstream}..HEAD")) ?? "0") === "0";
}

export async function whatChanged(): Promise<{ words: string; sent: boolean }> {
  return { words: changesInWords(await changedFiles()), sent: await isSent() };
}

/** Checks the content, keeps what was changed, and sends it. Returns sentences for the editor. */
export async function publish(): Promise<string[]> {
  const files = await changedFiles();
  const check = await run(process.execPath, ["tools/check-content.ts"]).catch((error) => error);
  if (check.code)
    return [
      "Not published. Please correct:",
      ...String(check.stdout || check.stderr)
        .trim()
        .split("\n")
        .map(withoutPath),
    ];
  if (files.length > 0) await keep(files);
  return [changesInWords(files), ...(await send())].filter(Boolean);
}

async function keep(files: readonly ChangedFile[]) {
  const paths = files.map(({ file }) => file);
  const hasName = await gitOrNothing("config", "user.email");
  const editor = ["-c", "user.name=Editor", "-c", `user.email=${firm.email}`];
  await git("add", "--all", "--", ...paths);
  await git(...(hasName ? [] : editor), "commit", "-m", subjectOf(files), "--", ...paths);
}

async function send(): Promise<string[]> {
  if (!(await gitOrNothing("remote")))
    return ["It is kept on this computer. Nobody has said yet where to send it: ask an engineer."];
  const push = () => git("push", "--set-upstream", "origin", "HEAD");
  try {
    await push().catch(async () => {
      // A colleague has sent something in the meantime.
      await git("pull", "--rebase", "--autostash");
      await push();
    });
  } catch {
    await gitOrNothing("rebase", "--abort");
    return [
      "It is kept on this computer, but it could not be sent: there is no connection, or a colleague has changed the same words. Press Publish again later, or ask an engineer.",
    ];
  }
  return [
    "It is sent, and every check runs now. It is live as soon as the person who runs the server has put this version online.",
  ];
}
