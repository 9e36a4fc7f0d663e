import { expect, test } from "vitest";
import { sendEmailPath } from "#contracts/endpoints.ts";
import { startApp } from "../../tests/support/app.ts";
import { resultsRequest } from "../../tests/support/requests.ts";

test("in development the mailbox shows each message, its envelope and both parts", async () => {
  const app = await startApp({ options: { development: true } });
  const request = resultsRequest();
  request.calculation.contact.name = "<i>Ada";
  await app.post(sendEmailPath, request);
  await app.mails(1);

  const list = await (await app.get("/mailbox")).text();
  const link = /href="(\/mailbox\/[\w-]+)"/.exec(list)?.[1] ?? "";
  const page = await (await app.get(link)).text();
  expect(page).toContain("Envelope (blind-copy)");
  expect(page).toContain("&lt;i&gt;Ada");
  expect(page).toContain('sandbox=""');
  const html = await app.get(`${link}/html`);
  expect(html.headers.get("content-security-policy")).toContain("sandbox");
  expect(await html.text()).toContain("$33,075");
});
