import { expect, test } from "vitest";
import { checkMailDomain } from "./mail-domain.ts";

const settings = { domain: "tax-firm.test", dkim: { domain: "tax-firm.test", selector: "site" } };
const good: Record<string, string[][]> = {
  "tax-firm.test": [["verification=1"], ["v=spf1 include:_spf.mail.test ", "-all"]],
  "_dmarc.tax-firm.test": [["v=DMARC1; p=none"]],
  "site._domainkey.tax-firm.test": [["v=DKIM1; k=rsa; p=MIIBIjANBg"]],
};

const failure = (code: string) => Object.assign(new Error(code), { code });
const dns = (records: Record<string, string[][]>) => async (name: string) => {
  const found = records[name];
  if (found === undefined) throw failure("ENOTFOUND");
  return found;
};

test("a domain with SPF, DKIM and DMARC has no fault", async () => {
  expect(await checkMailDomain(settings, dns(good))).toEqual({ faults: [], notChecked: [] });
});

test.each([
  ["tax-firm.test", [["verification=1"]]],
  ["tax-firm.test", [["v=spf1 -all"], ["v=spf1 ~all"]]],
  ["tax-firm.test", [["v=spf1 +all"]]],
  ["tax-firm.test", [["v=spf1 all"]]],
  ["_dmarc.tax-firm.test", [["v=spf1 -all"]]],
  ["_dmarc.tax-firm.test", undefined],
  ["site._domainkey.tax-firm.test", [["v=DKIM1; p="]]],
  ["site._domainkey.tax-firm.test", undefined],
])("%s with the records %j is a fault", async (place, records) => {
  const { [place]: _, ...others } = good;
  const asked = dns(records ? { ...others, [place]: records } : others);
  const { faults, notChecked } = await checkMailDomain(settings, asked);
  expect(faults.map((fault) => fault.place)).toEqual([place]);
  expect(notChecked).toEqual([]);
});

test("what DNS does not answer is not checked, with the reason", async () => {
  const { faults, notChecked } = await checkMailDomain(settings, async () => {
    throw failure("ETIMEOUT");
  });
  expect(faults).toEqual([]);
  expect(notChecked).toHaveLength(3);
  for (const { what } of notChecked) expect(what).toContain("ETIMEOUT");
});

test("DKIM is not checked if the mail provider signs", async () => {
  const { faults, notChecked } = await checkMailDomain({ ...settings, dkim: undefined }, dns(good));
  expect(faults).toEqual([]);
  expect(notChecked.map(({ what }) => what)).toEqual([expect.stringContaining("DKIM")]);
});
