import { describe, expect, test } from "vitest";
import { EnvironmentError, readEnvironment } from "./environment.ts";

describe("an empty environment", () => {
  const environment = readEnvironment({});

  test("listens on port 3000 of this machine only", () => {
    expect(environment).toMatchObject({ port: 3000, host: "127.0.0.1" });
    expect(environment.publicOrigin).toBe("http://localhost:3000");
  });

  test("keeps everything in ./data and sends nothing out", () => {
    expect(environment.dataDir).toBe("./data");
    expect(environment.databaseUrl).toBeUndefined();
    expect(environment.smtpUrl).toBeUndefined();
    expect(environment.leadWebhook).toBeUndefined();
    expect(environment.metricsToken).toBeUndefined();
  });

  test("believes no proxy and limits rates", () => {
    expect(environment).toMatchObject({ trustProxy: 0, rateLimit: true });
  });

  test("logs every request", () => {
    expect(environment.requestLog).toBe(true);
  });

  test("blind-copies the two sample partner mailboxes", () => {
    expect(environment.mailBcc).toHaveLength(2);
  });
});

describe("a full environment", () => {
  test("is taken as given", () => {
    const environment = readEnvironment({
      PORT: "8080",
      HOST: "0.0.0.0",
      PUBLIC_ORIGIN: "https://www.ledgerwell.example/",
      DATABASE_URL: "postgres://site@db.internal/site",
      SMTP_URL: "smtps://user:secret@mail.internal:465",
      MAIL_BCC: "one@partner.example, two@partner.example",
      TRUST_PROXY: "2",
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
    });
    expect(environment).toMatchObject({
      port: 8080,
      publicOrigin: "https://www.ledgerwell.example",
      mailBcc: ["one@partner.example", "two@partner.example"],
      trustProxy: 2,
      rateLimit: false,
      requestLog: false,
      dkim: { domain: "ledgerwell.example", selector: "site" },
      singleSignOn: { issuer: "https://accounts.example", clientId: "desk" },
      leadWebhook: { url: "https://crm.example/leads" },
      metricsToken: "sixteen.letters~",
    });
  });

  test("takes the networks of proxies, and single addresses as networks of one", () => {
    const networks = (TRUST_PROXY: string) => readEnvironment({ TRUST_PROXY }).trustProxy;
    expect(networks("10.0.0.0/8, 192.0.2.7,2001:db8::/32 ,::1")).toEqual([
      "10.0.0.0/8",
      "192.0.2.7/32",
      "2001:db8::/32",
      "::1/128",
    ]);
    expect(networks("off")).toBe(0);
  });

  test("treats an empty value as not set", () => {
    expect(readEnvironment({ SMTP_URL: "", PORT: "" })).toEqual(readEnvironment({}));
  });
});

describe("a bad value stops the start with one line that names it", () => {
  const bad: [string, Record<string, string>][] = [
    ["PORT", { PORT: "80.5" }],
    ["PORT", { PORT: "65536" }],
    ["PORT", { PORT: "http" }],
    ["PUBLIC_ORIGIN", { PUBLIC_ORIGIN: "www.ledgerwell.example" }],
    ["PUBLIC_ORIGIN", { PUBLIC_ORIGIN: "https://ledgerwell.example/path" }],
    ["DATABASE_URL", { DATABASE_URL: "mysql://db/site" }],
    ["SMTP_URL", { SMTP_URL: "mail.internal:25" }],
    ["MAIL_BCC", { MAIL_BCC: "one@partner.example, two" }],
    ["PUBLIC_ANON_KEY", { PUBLIC_ANON_KEY: "two words" }],
    ["TRUST_PROXY", { TRUST_PROXY: "yes" }],
    ["TRUST_PROXY", { TRUST_PROXY: "12" }],
    ["TRUST_PROXY", { TRUST_PROXY: "10.0.0.0/33" }],
    ["TRUST_PROXY", { TRUST_PROXY: "10.0/8" }],
    ["TRUST_PROXY", { TRUST_PROXY: "10.0.0.0/8," }],
    ["RATE_LIMIT", { RATE_LIMIT: "no" }],
    ["DKIM_PRIVATE_KEY_FILE", { DKIM_SELECTOR: "site" }],
    ["OIDC_ISSUER", { OIDC_ISSUER: "accounts.example" }],
    ["OIDC_ISSUER", { OIDC_ISSUER: "http://accounts.example" }],
    ["OIDC_ISSUER", { OIDC_CLIENT_ID: "desk", OIDC_CLIENT_SECRET: "secret" }],
    ["OIDC_CLIENT_ID", { OIDC_ISSUER: "https://accounts.example" }],
    ["OIDC_CLIENT_SECRET", { OIDC_ISSUER: "https://accounts.example", OIDC_CLIENT_ID: "desk" }],
    ["LEAD_WEBHOOK_SECRET", { LEAD_WEBHOOK_URL: "https://crm.example" }],
    ["LEAD_WEBHOOK_SECRET", { LEAD_WEBHOOK_SECRET: "short" }],
    ["LEAD_WEBHOOK_SECRET", { LEAD_WEBHOOK_SECRET: "whsec_no base64 at all" }],
    ["METRICS_TOKEN", { METRICS_TOKEN: "fifteen-letters" }],
    ["METRICS_TOKEN", { METRICS_TOKEN: "sixteen letters!" }],
    ["WEBHOOK_ALLOW_PRIVATE", { WEBHOOK_ALLOW_PRIVATE: "yes" }],
    ...["http://crm.example/", "https://10.0.0.7/", "https://localhost:x/"].map(
      (address): [string, Record<string, string>] => [
        "LEAD_WEBHOOK_URL",
        { LEAD_WEBHOOK_URL: address, LEAD_WEBHOOK_SECRET: "sixteen characters" },
      ],
    ),
  ];

  test.each(bad)("%s in %j", (name, env) => {
    expect(() => readEnvironment(env)).toThrow(EnvironmentError);
    expect(() => readEnvironment(env)).toThrow(new RegExp(`^${name} must be [^\\n]+\\.$`));
  });

  test("without repeating a secret", () => {
    const smtpUrl = "mailto:user:hunter2@mail.internal";
    expect(() => readEnvironment({ SMTP_URL: smtpUrl })).not.toThrow(/hunter2/);
  });
});

describe("EMBED_ORIGINS", () => {
  const origins = (EMBED_ORIGINS: string) => readEnvironment({ EMBED_ORIGINS }).embedOrigins;

  test("is everybody unless it lists origins", () => {
    expect(origins("")).toEqual(["*"]);
    expect(origins("*")).toEqual(["*"]);
    expect(origins("https://smith.example, https://*.jones.example:8443")).toEqual([
      "https://smith.example",
      "https://*.jones.example:8443",
    ]);
  });

  test.each([
    "smith.example",
    "https://smith.example/",
    "https://smith.example; script-src *",
    "https://smith.example 'unsafe-inline'",
    "https://*",
    "*, https://smith.example",
    "ftp://smith.example",
    "https://smith.example,",
  ])("stops the start with one line for %j", (value) => {
    expect(() => origins(value)).toThrow(EnvironmentError);
    expect(() => origins(value)).toThrow(/^EMBED_ORIGINS must be [^\n]+\.$/);
  });
});
