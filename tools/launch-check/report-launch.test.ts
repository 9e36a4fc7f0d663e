import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { settingNames } from "#server/environment.ts";
import { checkSettingsFile } from "./report-launch.ts";

test.each([
  ["# Words\n\nPORT=3000\nSMTP_URL=smtps://user@mail.test:465\nMAIL_BCC=''", []],
  ["DATABASE_URL='postgres:///site?host=/run&user=site'", []],
  ["DATABASE_URL=postgres:///site?host=/run&user=site", ["line 1: DATABASE_URL: put the value"]],
  ["PRESENTATIONS_PASSWORD=abc#def", ["line 1: PRESENTATIONS_PASSWORD: put"]],
  ["PRESENTATIONS_PASSWORD='it's'", ["line 1: PRESENTATIONS_PASSWORD: put"]],
  ["SMTP_URL", ["line 1: is not NAME='value'"]],
  ["export PORT=1", ["line 1: is not NAME='value'"]],
  ["PORT=1\nPORT=2", ["line 2: PORT is set again"]],
  ["SMPT_URL=''", ["line 1: SMPT_URL is not a setting. Did you mean SMTP_URL?"]],
  ["COLOR=red", ["line 1: COLOR is not a setting"]],
])("the lines of %j", (text, expected) => {
  const found = checkSettingsFile(text).map(({ place, what }) => `${place}: ${what}`);
  expect(found).toEqual(expected.map((line) => expect.stringContaining(line)));
});

test("the example has each setting once, quoted, but the port and address of the unit", () => {
  const example = readFileSync("deploy/ledgerwell.example.env", "utf8");
  const everyLine = example.replaceAll(/^# (?=\w+=)/gm, "");
  expect(checkSettingsFile(everyLine)).toEqual([]);
  const set = [...everyLine.matchAll(/^(\w+)='[^']*'$/gm)].map(([, name]) => name);
  expect([...set, "PORT", "HOST"].sort()).toEqual([...settingNames].sort());
});
