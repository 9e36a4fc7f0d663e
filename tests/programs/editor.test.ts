import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "../../tools/build/free-port.ts";
import { cloneProject } from "../support/programs/clone-project.ts";
import { findTestBrowser } from "../support/programs/find-programs.ts";

const executablePath = findTestBrowser();

/** `npm run edit` on a copy, whose files an editor may change. Everything in it is known to Git. */
async function startEditor() {
  const project = cloneProject();
  project.borrowPackages();
  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd: project.clone, encoding: "utf8" }).trim().split("\n");
  git("add", "--all");
  // A machine may know no name for its commits, and nothing may have changed.
  const identity = ["-c", "user.name=Ada", "-c", "user.email=ada@practice.example"];
  git(...identity, "commit", "--quiet", "--no-verify", "--allow-empty", "--message", "Begin");
  const colleagues = join(project.folder, "colleagues.git");
  git("clone", "--quiet", "--bare", ".", colleagues);
  git("remote", "set-url", "origin", colleagues);
  const PORT = `${await freePort()}`;
  const DATA_DIR = join(project.folder, "data");
  const editor = project.start("npm run edit", { ...process.env, PORT, HOST: "0.0.0.0", DATA_DIR });
  onTestFinished(async () => {
    await editor.stop("SIGKILL");
    project.remove();
  });
  const address = /http:\S+(?=\/admin)/;
  await editor.until(() => address.test(editor.output()));
  const sent = () => git("-C", colleagues, "log", "-1", "--format=%s").join();
  return { address: address.exec(editor.output())?.[0] ?? "", ...project, git, sent };
}

test.skipIf(!executablePath)("an editor changes the banner, adds a person, publishes", async () => {
  const { address, read: readText, git, sent } = await startEditor();
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:/);
  // Not a page of the editor.
  for (const [path, status] of [["api", 422] as const, ["publish", 403] as const]) {
    const refused = await fetch(`${address}/admin/${path}`, { method: "POST", body: "{}" });
    expect(refused.status).toBe(status);
  }
  // Of the editor's page, but no JSON, a picture that is not there, and content that is no JSON.
  const entry = { path: "content/announcement.json", raw: "{{{" };
  for (const asked of [
    "{",
    { action: "getMediaFile", params: { path: "content/pictures/none.png" } },
    { action: "persistEntry", params: { dataFiles: [entry], assets: [] } },
  ]) {
    const body = typeof asked === "string" ? asked : JSON.stringify(asked);
    const headers = { "sec-fetch-site": "same-origin" };
    const refused = await fetch(`${address}/admin/api`, { method: "POST", headers, body });
    expect(refused.status).toBe(422);
  }
  const browser = await chromium.launch({ executablePath });
  onTestFinished(() => browser.close());
  const context = await browser.newContext();
  // The first page of a development server takes long on a slow machine.
  context.setDefaultTimeout(300_000);
  let page = await context.newPage();
  /** In a new tab, since a page that the development server reloads cannot be left meanwhile. */
  const visit = async (path: string) => {
    page = await context.newPage();
    await page.goto(`${address}${path}`, { waitUntil: "commit" });
  };
  const field = (name: string) => page.locator(`[id^=${name}-field]`).last();
  const open = async (form: string) => {
    await visit("/admin");
    await page.getByRole("link", { name: form, exact: true }).click();
  };
  const save = async () => {
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByRole("menuitem", { name: "Save now" }).click();
  };
  const read = (file: string) => JSON.parse(readText(file));

  const announcement = "content/announcement.json";
  const before = read(announcement);
  const changed = { text: "We move on Friday.", from: "2020-01-01", until: "2999-12-31" };
  await open("Announcement");
  for (const [name, value] of Object.entries(changed)) await field(name).fill(value);
  await save();
  await page.getByText("Changes saved").waitFor();
  expect(read(announcement)).toEqual({ ...before, ...changed });

  const people = "content/people/team.json";
  const { team, ...others } = read(people);
  const person = { name: "Jordan Blake", role: "Research", bio: "Asks what went wrong." };
  await open("Team");
  await page.getByRole("button", { name: "Add person" }).click();
  for (const [name, value] of Object.entries(person)) await field(name).fill(value);
  const size = { width: 640, height: 640, channels: 3 as const, background: "#678" };
  const buffer = await sharp({ create: size }).jpeg().toBuffer();
  await page.getByRole("button", { name: "Choose an image" }).last().click();
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "Jordan Blake.JPG", mimeType: "image/jpeg", buffer });
  await page.getByRole("button", { name: "Choose selected" }).click();
  await save();
  await page.getByText("write what the picture shows").waitFor();
  expect(read(people).team).toEqual(team);
  const alt = "Jordan Blake at a desk";
  await field("alt").fill(alt);
  await save();
  await page.getByText("Changes saved").waitFor();
  const file = "jordan-blake.jpg";
  const added = { sample: false, ...person, portrait: { file, alt } };
  expect(read(people)).toEqual({ ...others, team: [...team, added] });

  expect(git("diff", "--numstat")).toEqual([`3\t3\t${announcement}`, `10\t0\t${people}`]);
  expect(git("ls-files", "--others", "--exclude-standard")).toEqual([`content/pictures/${file}`]);

  await visit("/");
  await page.getByText(changed.text).first().waitFor();
  await visit("/about");
  await page.getByText(person.bio).first().waitFor();
  await page.getByRole("img", { name: alt }).first().waitFor();

  await visit("/admin");
  await page.getByText(/\d+ things are left/).waitFor();
  const told = "changed the banner, added Jordan Blake to the team and added the picture";
  await page.getByText(told).waitFor();
  await page.getByRole("button", { name: "Check and publish" }).click();
  await page.getByText("It is sent").waitFor();
  expect(sent()).toBe("Change the banner and 2 more changes");
  expect(git("status", "--porcelain")).toEqual([""]);
  await page.getByRole("link", { name: "Back to the list" }).click();
  await page.getByText("Nothing has changed since the last version.").waitFor();
});
