import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import { z } from "zod";
import { firm } from "#content/firm.ts";
import { samplePublicAnonKey } from "#contracts/endpoints.ts";
import { parseTarget } from "./webhook-target.ts";

/** Carries one line for the operator that names the variable and what it should hold. */
export class EnvironmentError extends Error {
  override name = "EnvironmentError";
}

const samplePartnerMailboxes = [
  "partners-one@research-partner.example",
  "partners-two@research-partner.example",
];

const url = (...protocols: string[]) =>
  z.string().refine((value) => {
    const parsed = URL.parse(value);
    if (parsed === null || !protocols.includes(parsed.protocol)) return false;
    // A PostgreSQL URL for a Unix socket has no host. Its folder is in ?host=.
    return parsed.hostname !== "" || parsed.searchParams.has("host");
  });

const wholeNumber = (least: number, most: number) => z.coerce.number().int().min(least).max(most);

const onOrOff = (preset: boolean) =>
  z
    .enum(["on", "off"])
    .transform((value) => value === "on")
    .default(preset)
    .describe("on or off");

const separatedByCommas = z
  .string()
  .transform((list) => list.split(",").map((value) => value.trim()));

/** The number of proxies in front of the server, or the networks (CIDR) they are in. */
export type TrustedProxies = number | readonly string[];

const addressOrNetwork = z
  .string()
  .refine((text) => isIP(text.replace(/\/\d+$/, "")))
  .transform((text) => (isIP(text) ? `${text}/${isIP(text) === 4 ? 32 : 128}` : text))
  .refine((text) => ipaddr.isValidCIDR(text));

/** The format of a Content-Security-Policy source. No character in it may end the directive. */
const originOrItsSubdomains = z
  .string()
  .regex(/^https?:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/);

/**
 * The operator's settings, each described as the end of the sentence "PORT must be …". Every value
 * has a default, so the server also runs with an empty environment.
 */
const variables = {
  PORT: wholeNumber(0, 65_535).default(3000).describe("a port number from 0 to 65535"),
  HOST: z.string().regex(/^\S+$/).default("127.0.0.1").describe("a host name or an IP address"),
  PUBLIC_ORIGIN: url("http:", "https:")
    .refine((value) => URL.parse(value)?.origin === value.replace(/\/$/, ""))
    .transform((value) => new URL(value).origin)
    .optional()
    .describe("an origin such as https://www.example.com, without a path"),
  /** Sends HSTS for two years that also covers the subdomains of PUBLIC_ORIGIN's host. */
  HSTS_INCLUDE_SUBDOMAINS: onOrOff(false),
  DATA_DIR: z.string().default("./data"),
  /** Without it the database is a SQLite file in DATA_DIR. */
  DATABASE_URL: url("postgres:", "postgresql:").optional().describe("a postgres:// address"),
  /** Without it every message is written into the folder `mailbox` of DATA_DIR. */
  SMTP_URL: url("smtp:", "smtps:").optional().describe("an smtp:// or smtps:// address"),
  /** How many newsletters are sent in a second, by all servers of one database together. */
  NEWSLETTER_PER_SECOND: wholeNumber(1, 1000).default(5).describe("a number from 1 to 1000"),
  /** Private blind copies of result e-mails; the info mailbox gets one in any case. */
  MAIL_BCC: separatedByCommas
    .pipe(z.array(z.email()))
    .default(samplePartnerMailboxes)
    .describe("e-mail addresses separated by commas"),
  /** Without it one is generated and kept in DATA_DIR. */
  PRESENTATIONS_PASSWORD: z
    .string()
    .min(12)
    .max(200)
    .optional()
    .describe("a password of 12 to 200 characters"),
  PUBLIC_ANON_KEY: z
    .string()
    .regex(/^[\w.~+/=-]+$/)
    .default(samplePublicAnonKey)
    .describe("a bearer token: letters, digits and . _ ~ + / = -"),
  /** The proxies whose X-Forwarded-For is believed. */
  TRUST_PROXY: z
    .union([
      z.literal("off").transform(() => 0),
      z.string().regex(/^\d$/).transform(Number),
      separatedByCommas.pipe(z.array(addressOrNetwork)),
    ])
    .default(0)
    .describe(
      "off, the number of proxies from 0 to 9, or their networks such as 10.0.0.0/8, 192.0.2.7",
    ),
  RATE_LIMIT: onOrOff(true),
  /** Whether each request is a line of the log. */
  REQUEST_LOG: onOrOff(true),
  /** By default the firm's. */
  DKIM_DOMAIN: z.hostname().optional().describe("a domain name"),
  DKIM_SELECTOR: z
    .string()
    .regex(/^[\w.-]+$/)
    .optional()
    .describe("a DNS label"),
  DKIM_PRIVATE_KEY_FILE: z.string().optional(),
  /**
   * Single sign-on at the desk. Only over https, because the issuer's answers decide who may sign
   * in.
   */
  OIDC_ISSUER: url("http:", "https:")
    .refine((value) => value.startsWith("https:") || isLoopback(URL.parse(value)?.hostname))
    .optional()
    .describe("an https:// address"),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  /** How users sign in to the desk. Links printed at the terminal work with every value. */
  DESK_SIGN_IN: z
    .enum(["any", "passkey", "single-sign-on"])
    .default("any")
    .describe("any, passkey or single-sign-on"),
  /** Without it there is no /metrics, and nothing is recorded for it. */
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w.~+/=-]{16,}$/)
    .optional()
    .describe("at least 16 characters: letters, digits and . _ ~ + / = -"),
  /** The sites that may show the embedded calculator in a frame. */
  EMBED_ORIGINS: separatedByCommas
    .pipe(z.union([z.tuple([z.literal("*")]), z.array(originOrItsSubdomains)]))
    .default(["*"])
    .describe("* or origins such as https://www.example.com, https://*.example.com"),
  LEAD_WEBHOOK_URL: url("http:", "https:").optional().describe("an http:// or https:// address"),
  LEAD_WEBHOOK_SECRET: z
    .string()
    .min(16)
    .regex(/^(?!whsec_)|^whsec_[A-Za-z0-9+/]+={0,2}$/)
    .optional()
    .describe("at least 16 characters; after whsec_ they must be base64"),
  /** Whether leads may be sent to private addresses and without encryption. */
  WEBHOOK_ALLOW_PRIVATE: onOrOff(false),
};

export const settingNames = Object.keys(variables);

export type Environment = ReturnType<typeof readEnvironment>;

export function readEnvironment(env: Record<string, string | undefined>) {
  // Container tools pass "no value" as an empty string, so that counts as not set.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const parsed = z.object(variables).safeParse(given);
  if (!parsed.success) {
    const name = parsed.error.issues[0]?.path[0] as keyof typeof variables;
    // The value is not repeated, because it may be or contain a password.
    throw new EnvironmentError(`${name} must be ${variables[name].description}.`);
  }
  const values = parsed.data;
  const allowPrivate = values.WEBHOOK_ALLOW_PRIVATE;
  const publicOrigin = values.PUBLIC_ORIGIN ?? `http://localhost:${values.PORT}`;
  const passkeysWork = browsersAllowPasskeys(publicOrigin);
  if (values.DESK_SIGN_IN === "passkey" && !passkeysWork)
    throw new EnvironmentError(
      "DESK_SIGN_IN=passkey needs a PUBLIC_ORIGIN where browsers allow passkeys: https with a host name, or http://localhost.",
    );
  if (values.DESK_SIGN_IN === "single-sign-on" && values.OIDC_ISSUER === undefined)
    throw new EnvironmentError(
      "DESK_SIGN_IN=single-sign-on needs OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET.",
    );
  const dkim = together(values, "DKIM_SELECTOR", "DKIM_PRIVATE_KEY_FILE");
  if (values.DKIM_DOMAIN !== undefined) together(values, "DKIM_DOMAIN", "DKIM_SELECTOR");
  const oidc = together(values, "OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET");
  const webhook = together(values, "LEAD_WEBHOOK_URL", "LEAD_WEBHOOK_SECRET");
  return {
    port: values.PORT,
    host: values.HOST,
    publicOrigin,
    deskSignIn: values.DESK_SIGN_IN,
    passkeysWork,
    hstsIncludeSubdomains: values.HSTS_INCLUDE_SUBDOMAINS,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    smtpUrl: values.SMTP_URL,
    newsletterPerSecond: values.NEWSLETTER_PER_SECOND,
    mailBcc: values.MAIL_BCC,
    deckPassword: values.PRESENTATIONS_PASSWORD,
    publicAnonKey: values.PUBLIC_ANON_KEY,
    trustProxy: values.TRUST_PROXY satisfies TrustedProxies,
    rateLimit: values.RATE_LIMIT,
    requestLog: values.REQUEST_LOG,
    dkim: dkim && {
      domain: values.DKIM_DOMAIN ?? firm.domain,
      selector: dkim.DKIM_SELECTOR,
      privateKeyFile: dkim.DKIM_PRIVATE_KEY_FILE,
    },
    metricsToken: values.METRICS_TOKEN,
    embedOrigins: values.EMBED_ORIGINS as readonly string[],
    singleSignOn: oidc && {
      issuer: oidc.OIDC_ISSUER,
      clientId: oidc.OIDC_CLIENT_ID,
      clientSecret: oidc.OIDC_CLIENT_SECRET,
    },
    leadWebhook: webhook && {
      url: checkedWebhook(webhook.LEAD_WEBHOOK_URL, allowPrivate),
      secret: webhook.LEAD_WEBHOOK_SECRET,
    },
    webhookAllowPrivate: allowPrivate,
  };
}

/** The same rule as for the desk's connections. Host names are resolved at each call, not here. */
function checkedWebhook(address: string, allowPrivate: boolean): string {
  try {
    return parseTarget(address, allowPrivate).href;
  } catch {
    throw new EnvironmentError(
      "LEAD_WEBHOOK_URL must be an https:// address outside private networks, unless WEBHOOK_ALLOW_PRIVATE is on.",
    );
  }
}

/** This server has no TLS itself. An https address means that a proxy in front of it does. */
export function ignoresItsProxy({ publicOrigin, trustProxy }: Environment): boolean {
  return publicOrigin.startsWith("https:") && trustProxy === 0;
}

/** Passkeys work only on https and on localhost, and never with an IP address. */
function browsersAllowPasskeys(origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  if (hostname === "localhost") return true;
  return protocol === "https:" && !isIP(hostname) && !hostname.startsWith("[");
}

export function isLoopback(host: string | undefined): boolean {
  return host === "localhost" || host === "127.0.0.1" || host === "[::1]";
}

/** Variables that only work together: all must be set, or none. */
function together<Name extends string>(
  values: { readonly [Each in Name]?: string | undefined },
  ...names: Name[]
): Record<Name, string> | undefined {
  const missing = names.find((name) => values[name] === undefined);
  const present = names.find((name) => values[name] !== undefined);
  if (missing === undefined) return values as Record<Name, string>;
  if (present === undefined) return undefined;
  throw new EnvironmentError(`${missing} must be set when ${present} is.`);
}
