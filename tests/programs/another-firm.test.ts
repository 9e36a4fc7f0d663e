import { globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import oldColors from "#content/colors.json" with { type: "json" };
import { firm } from "#content/firm.ts";
import { cloneProject } from "../support/programs/clone-project.ts";

const another = {
  [firm.legalName]: "Oak & Vale Tax Education, PLLC",
  [firm.domain]: "oakvale.test",
  [firm.phone.display]: "(303) 555-0199",
  [firm.name]: "Oak & Vale",
  // In the addresses of its profiles.
  [firm.name.toLowerCase()]: "oakvale",
};
const colors = { main: "#123a6b", accent: "#1d6fa5" };

/** Names of the product, by which programs know each other. Visitors do not read them. */
const ofTheProduct =
  /ledgerwell(?=-calculator|:height|-form-6765|-visit|-contact|-site|-public-anon-key|_)|ledgerwell-(webhooks|calendar)|ledgerwellcalculator|`ledgerwell (leads|desk|launch-check)/gi;

test("a firm that renames the site finds nothing of the old one in it", async () => {
  const project = cloneProject();
  onTestFinished(() => project.remove());
  project.borrowPackages();
  project.edit("content/firm.json", (text) =>
    Object.entries(another).reduce((changed, [old, now]) => changed.replaceAll(old, now), text),
  );
  project.edit("content/colors.json", () => JSON.stringify(colors));
  const env = { ...process.env, NODE: process.execPath };
  const build = project.start('exec "$NODE" tools/build/build.ts', env);
  expect(await build.closed, build.output()).toEqual([0, null]);

  // Pages and the desk, and the server with its mails and calendar files.
  const built = join(project.clone, "build");
  const kinds = "css,html,js,json,svg,txt,webmanifest,xml";
  const files = globSync(`${built}/{client,service}/**/*.{${kinds}}`);
  expect(files.length).toBeGreaterThan(100);
  const names = [firm.name, firm.phone.display, ...Object.values(oldColors)];
  const old = names.map((text) => text.toLowerCase());
  const found = files.flatMap((file) => {
    const text = readFileSync(file, "utf8").replaceAll(ofTheProduct, "").toLowerCase();
    return old
      .filter((one) => text.includes(one))
      .map(
        (one) => `${relative(built, file)}: ${text.slice(text.indexOf(one) - 60).slice(0, 150)}`,
      );
  });
  expect(found).toEqual([]);
  for (const picture of ["client/og/home.png", "client/favicon.svg"])
    expect(readFileSync(join(built, picture)).equals(readFileSync(`build/${picture}`))).toBe(false);
});
