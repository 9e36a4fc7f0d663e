import { expect, test } from "vitest";
import { firm } from "#content/firm.ts";
import { EnvironmentError, readEnvironment } from "./environment.ts";
import { misspelledSettings } from "./operate/misspelled-settings.ts";

test("an empty environment listens on localhost only, sends no mail and trusts no proxy", () => {
  expect(readEnvironment({})).toMatchObject({
    port: 3000,
    host: "127.0.0.1",
    publicOrigin: "http://localhost:3000",
    dataDir: "./data",
    databaseUrl: undefined,
    smtpUrl: undefined,
    leadWebhook: undefined,
    metricsToken: undefined,
    trustProxy: 0,
    rateLimit: true,
    requestLog: true,
    embedOrigins: ["*"],
    deskSignIn: "any",
    passkeysWork: true,
  });
  expect(readEnvironment({ SMTP_URL: "", PORT: "" })).toEqual(readEnvironment({}));
});

test("every variable is read as given", () => {
  const environment = readEnvironment({
    PORT: "8080",
    PUBLIC_ORIGIN: "https://www.ledgerwell.example/",
    DATABASE_URL: "postgres://site@db.internal/site",
    SMTP_URL: "smtps://user:secret@mail.internal:465",
    MAIL_BCC: "one@partner.example, two@partner.example",
    TRUST_PROXY: "10.0.0.0/8, 192.0.2.7,::1",
    RATE_LIMIT: "off",
    REQUEST_LOG: "off",
    DKIM_SELECTOR: "site",
    DKIM_PRIVATE_KEY_FILE: "/run/secrets/dkim.pem",
    OIDC_ISSUER: "https://accounts.example",
    OIDC_CLIENT_ID: "desk",
    OIDC_CLIENT_SECRET: "their secret",
    LEAD_WEBHOOK_URL: "https://crm.example/leads",
    LEAD_WEBHOOK_SECRET: "sixteen characters",
    METRICS_TOKEN: "sixteen.letters~",
    EMBED_ORIGINS: "https://smith.example, https://*.jones.example:8443",
  });
  expect(environment).toMatchObject({
    port: 8080,
    publicOrigin: "https://www.ledgerwell.example",
    mailBcc: ["one@partner.example", "two@partner.example"],
    trustProxy: ["10.0.0.0/8", "192.0.2.7/32", "::1/128"],
    rateLimit: false,
    requestLog: false,
    dkim: { domain: firm.domain, selector: "site" },
    singleSignOn: { issuer: "https://accounts.example", clientId: "desk" },
    leadWebhook: { url: "https://crm.example/leads" },
    metricsToken: "sixteen.letters~",
    embedOrigins: ["https://smith.example", "https://*.jones.example:8443"],
  });
  expect(readEnvironment({ TRUST_PROXY: "2" }).trustProxy).toBe(2);
});

const webhook = (url: string) => ({
  LEAD_WEBHOOK_URL: url,
  LEAD_WEBHOOK_SECRET: "sixteen characters",
});
const issuer = { OIDC_ISSUER: "https://accounts.example" };

test.each<[string, Record<string, string>]>([
  ["PORT", { PORT: "65536" }],
  ["HOST", { HOST: "two words" }],
  ["PUBLIC_ORIGIN", { PUBLIC_ORIGIN: "www.ledgerwell.example" }],
  ["PUBLIC_ORIGIN", { PUBLIC_ORIGIN: "https://ledgerwell.example/path" }],
  ["DATABASE_URL", { DATABASE_URL: "mysql://db/site" }],
  ["SMTP_URL", { SMTP_URL: "mail.internal:25" }],
  ["NEWSLETTER_PER_SECOND", { NEWSLETTER_PER_SECOND: "0" }],
  ["MAIL_BCC", { MAIL_BCC: "one@partner.example, two" }],
  ["PRESENTATIONS_PASSWORD", { PRESENTATIONS_PASSWORD: "eleven char" }],
  ["HSTS_INCLUDE_SUBDOMAINS", { HSTS_INCLUDE_SUBDOMAINS: "yes" }],
  ["PUBLIC_ANON_KEY", { PUBLIC_ANON_KEY: "two words" }],
  ["TRUST_PROXY", { TRUST_PROXY: "10.0.0.0/33" }],
  ["TRUST_PROXY", { TRUST_PROXY: "10.0.0.0/8," }],
  ["RATE_LIMIT", { RATE_LIMIT: "no" }],
  ["REQUEST_LOG", { REQUEST_LOG: "no" }],
  ["DKIM_DOMAIN", { DKIM_DOMAIN: "two words" }],
  ["DKIM_SELECTOR", { DKIM_SELECTOR: "two words" }],
  ["DKIM_PRIVATE_KEY_FILE", { DKIM_SELECTOR: "site" }],
  ["DKIM_SELECTOR", { DKIM_DOMAIN: "site.test" }],
  ["OIDC_ISSUER", { OIDC_ISSUER: "http://accounts.example" }],
  ["OIDC_ISSUER", { OIDC_CLIENT_ID: "desk", OIDC_CLIENT_SECRET: "secret" }],
  ["OIDC_CLIENT_ID", issuer],
  ["OIDC_CLIENT_SECRET", { ...issuer, OIDC_CLIENT_ID: "desk" }],
  ["LEAD_WEBHOOK_SECRET", { LEAD_WEBHOOK_URL: "https://crm.example" }],
  ["LEAD_WEBHOOK_SECRET", { LEAD_WEBHOOK_SECRET: "short" }],
  ["LEAD_WEBHOOK_SECRET", { LEAD_WEBHOOK_SECRET: "whsec_no base64 at all" }],
  ["LEAD_WEBHOOK_URL", webhook("http://crm.example/")],
  ["LEAD_WEBHOOK_URL", webhook("https://10.0.0.7/")],
  ["METRICS_TOKEN", { METRICS_TOKEN: "fifteen-letters" }],
  ["WEBHOOK_ALLOW_PRIVATE", { WEBHOOK_ALLOW_PRIVATE: "yes" }],
  ["EMBED_ORIGINS", { EMBED_ORIGINS: "https://smith.example; script-src *" }],
  ["EMBED_ORIGINS", { EMBED_ORIGINS: "https://smith.example 'unsafe-inline'" }],
  ["EMBED_ORIGINS", { EMBED_ORIGINS: "*, https://smith.example" }],
])("an invalid %s stops the start with one line that names it: %j", (name, env) => {
  expect(() => readEnvironment(env)).toThrow(EnvironmentError);
  expect(() => readEnvironment(env)).toThrow(
    new RegExp(`^${name} must be (?!undefined)[^\\n]+\\.$`),
  );
});

test("the message about an invalid value does not repeat a secret", () => {
  const smtpUrl = "mailto:user:hunter2@mail.internal";
  expect(() => readEnvironment({ SMTP_URL: smtpUrl })).not.toThrow(/hunter2/);
});

const oidc = {
  OIDC_ISSUER: "https://accounts.example",
  OIDC_CLIENT_ID: "desk",
  OIDC_CLIENT_SECRET: "their secret",
};

test("DESK_SIGN_IN is refused if the other settings do not allow it", () => {
  const signIn =
    (DESK_SIGN_IN: string, others = {}) =>
    () =>
      readEnvironment({ DESK_SIGN_IN, ...others }).deskSignIn;
  expect(signIn("single-sign-on", oidc)()).toBe("single-sign-on");
  expect(signIn("single-sign-on")).toThrow(/DESK_SIGN_IN=single-sign-on needs OIDC_ISSUER/);
  expect(signIn("links")).toThrow("DESK_SIGN_IN must be any, passkey or single-sign-on.");
  for (const PUBLIC_ORIGIN of ["https://www.firm.example", "http://localhost:3000"])
    expect(signIn("passkey", { PUBLIC_ORIGIN })()).toBe("passkey");
  for (const PUBLIC_ORIGIN of ["http://www.firm.example", "https://192.0.2.7", "http://[::1]:3000"])
    expect(signIn("passkey", { PUBLIC_ORIGIN })).toThrow(
      /DESK_SIGN_IN=passkey needs a PUBLIC_ORIGIN/,
    );
});

test("a name with a wrong letter is told, and another program's name is not", () => {
  const env = { SMTP_URI: "smtp://x", PUBLIC_ORIGN: "x", DATADIR: "x", HOSTNAME: "x", PATH: "x" };
  expect(misspelledSettings(env).map((note) => note.replace(/.* mean /, ""))).toEqual([
    "SMTP_URL?",
    "PUBLIC_ORIGIN?",
    "DATA_DIR?",
  ]);
  expect(misspelledSettings({ SMTP_URI: "x", SMTP_URL: "x" })).toEqual([]);
});
