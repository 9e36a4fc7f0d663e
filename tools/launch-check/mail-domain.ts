/** The answers of DNS that mail servers ask for. */
export type MailDomain = {
  /** What is wrong with a record. */
  faults: { place: string; what: string }[];
  /** What could not be checked, and why. */
  notChecked: { place: string; what: string }[];
};

type Settings = { domain: string; dkim: { domain: string; selector: string } | undefined };
type ResolveTxt = (name: string) => Promise<string[][]>;

/**
 * SPF, DKIM and DMARC of the sender's domain. Large mail providers refuse newsletters without them.
 * `resolveTxt` is that of node:dns/promises.
 */
export async function checkMailDomain({ domain, dkim }: Settings, resolveTxt: ResolveTxt) {
  const checks: [place: string, fault: (records: readonly string[]) => string | undefined][] = [
    [domain, spfFault],
    [`_dmarc.${domain}`, dmarcFault],
  ];
  const result: MailDomain = { faults: [], notChecked: [] };
  if (dkim) checks.push([`${dkim.selector}._domainkey.${dkim.domain}`, dkimFault]);
  else {
    const what = "DKIM, because DKIM_SELECTOR is not set: does your mail provider sign?";
    result.notChecked.push({ place: domain, what });
  }
  for (const [place, fault] of checks) {
    const records = await textRecords(place, resolveTxt);
    if (typeof records === "string") {
      result.notChecked.push({ place, what: `DNS could not be asked (${records})` });
      continue;
    }
    const what = fault(records);
    if (what) result.faults.push({ place, what });
  }
  return result;
}

const noRecord = new Set(["ENOTFOUND", "ENODATA"]);

/** The records, or the code of the error if there was no answer. */
async function textRecords(name: string, resolveTxt: ResolveTxt): Promise<string[] | string> {
  try {
    return (await resolveTxt(name)).map((parts) => parts.join(""));
  } catch (error) {
    const { code = "no answer" } = error as { code?: string };
    return noRecord.has(code) ? [] : code;
  }
}

/** RFC 7208: exactly one record. */
function spfFault(records: readonly string[]): string | undefined {
  const found = records.filter((record) => /^v=spf1( |$)/i.test(record));
  if (found.length === 0) return "no SPF record: add one that names your mail server";
  if (found.length > 1) return "more than one SPF record, which counts as an error: merge them";
  return /\s\+?all\b/i.test(found[0] ?? "") ? "its SPF record lets everyone send" : undefined;
}

function dmarcFault(records: readonly string[]): string | undefined {
  const found = records.filter((record) => /^v=DMARC1\s*;/i.test(record));
  return found.length === 1 ? undefined : "no DMARC record: add one, at first with p=none";
}

function dkimFault(records: readonly string[]): string | undefined {
  const hasKey = records.some((record) => /(^|;)\s*p=[A-Za-z0-9+/]/.test(record));
  return hasKey ? undefined : "no DKIM key: publish the public key of DKIM_PRIVATE_KEY_FILE";
}
