import * as z from "zod";
import written from "./partners.json" with { type: "json" };

const file = "content/partners/partners.json";

const words = z.string("write some text").trim().min(1, "write some text");
const host = /^(?:[a-z0-9-]+\.)+[a-z]{2,}$/;

/** What a partner's page may speak about besides the research credit. */
export const partnerTopics = ["rd-credit", "charitable", "deductions", "bonds"] as const;
export type PartnerTopic = (typeof partnerTopics)[number];

/** One partner in partners.json, as an editor writes it. docs/how-to/add-a-partner.md */
const partnerSchema = z.strictObject({
  /** The page's address, and the mark that a lead carries. */
  id: words.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "use lower case letters, digits and hyphens"),
  name: words.max(60, "write at most 60 characters"),
  /** True until a real partner has agreed to its page. */
  sample: z.boolean("write true or false"),
  website: z
    .url({ protocol: /^https$/, error: "write an address that begins with https://" })
    .optional(),
  /** Sites that may show the calculator under this name, with their subdomains. None means any. */
  hosts: z
    .array(
      z.string().regex(host, "write a host such as firm.com, without https://"),
      "write a list",
    )
    .default([]),
  /** A file in content/partners/logos. */
  logo: z
    .string("name a file")
    .regex(/^[a-z0-9-]+\.(?:svg|png)$/, "name a file in content/partners/logos, .svg or .png")
    .optional(),
  /** What the logo shows, for people who do not see it. */
  logoAlt: words.optional(),
  accent: z
    .string("write six digits")
    .regex(/^[0-9a-f]{6}$/, "write six digits, 0 to 9 and a to f, such as 7a1f3d")
    .optional(),
  topics: z
    .array(
      z.enum(partnerTopics, `use: ${partnerTopics.join(", ")}`),
      `write a list of: ${partnerTopics.join(", ")}`,
    )
    .default(["rd-credit"]),
});

/** As it is written: topics and hosts may be left out. */
export type WrittenPartner = z.input<typeof partnerSchema>;
export type PartnerRecord = z.output<typeof partnerSchema>;

/** Throws one error that lists every field to correct: which, what was found, what is expected. */
export function parsePartners(list: unknown): PartnerRecord[] {
  const result = z.array(partnerSchema, "write a list of partners").safeParse(list);
  const faults = result.success ? repeatedIds(result.data) : result.error.issues.map(describe);
  function describe({ path, message, ...issue }: z.core.$ZodIssue): string {
    const [index, ...fields] = path;
    const partner = Array.isArray(list) ? list[Number(index)] : undefined;
    const field = [partner?.id ?? `partner ${Number(index) + 1}`, ...fields].join(" › ");
    if (issue.code === "unrecognized_keys")
      return `${field}: there is no field ${issue.keys.join(", ")}. Fields: ${Object.keys(partnerSchema.shape).join(", ")}`;
    const found = fields.reduce((value, key) => value?.[key], partner);
    return `${field}: ${message}; found ${found === undefined ? "nothing" : JSON.stringify(found)}`;
  }
  if (!result.success || faults.length > 0)
    throw new Error([`Please correct ${file}:`, ...faults.map((one) => `  ${one}`)].join("\n"));
  return result.data;
}

function repeatedIds(list: readonly PartnerRecord[]): string[] {
  const ids = list.map(({ id }) => id);
  return ids
    .filter((id, at) => ids.indexOf(id) !== at)
    .map((id) => `${id}: there are two partners with this id`);
}

const records = parsePartners(written);

export function partnerRecord(id: string): PartnerRecord {
  const found = records.find((record) => record.id === id);
  if (!found) throw new Error(`There is no partner ${id} in ${file}. Add it, with its name.`);
  return found;
}
