import { createHash, generateKeyPairSync, randomUUID, sign } from "node:crypto";
import { createAdaptorServer } from "@hono/node-server";
import { Hono } from "hono";
import { freePort } from "../../tools/build/free-port.ts";
import { listenLocally } from "./local-server.ts";

export type OpenIdProvider = Awaited<ReturnType<typeof startOpenIdProvider>>;

/** The provider's accounts, by the name to sign in with. */
export type Accounts = Record<string, { email: string; email_verified: boolean }>;

const makeKeys = () => generateKeyPairSync("rsa", { modulusLength: 2048 });
const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");

/** The part of OpenID Connect that a firm's provider does for the desk, strictly, with its own page. */
export async function startOpenIdProvider(options: {
  client: { id: string; secret: string; redirectUri: string };
  accounts: Accounts;
  /** Whether the token contains the address. Otherwise only the userinfo endpoint has it. */
  addressInToken?: boolean;
  /** Publishes keys other than those that sign its tokens. */
  foreignKeys?: boolean;
  port?: number;
}) {
  const { client, accounts, port = await freePort() } = options;
  const issuer = `http://127.0.0.1:${port}`;
  const { privateKey, publicKey } = makeKeys();
  const published = options.foreignKeys ? makeKeys().publicKey : publicKey;
  /** Who signed in and what was asked for, by a code that counts once. */
  const granted = new Map<string, { login: string; asked: URLSearchParams }>();

  const signed = (claims: object) => {
    const text = `${encoded({ alg: "RS256", kid: "1" })}.${encoded(claims)}`;
    return `${text}.${sign("sha256", Buffer.from(text), privateKey).toString("base64url")}`;
  };
  const provider = new Hono();
  provider.get("/.well-known/openid-configuration", (context) =>
    context.json({
      issuer,
      authorization_endpoint: `${issuer}/sign-in`,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/userinfo`,
      jwks_uri: `${issuer}/keys`,
      response_types_supported: ["code"],
      subject_types_supported: ["public"],
      id_token_signing_alg_values_supported: ["RS256"],
    }),
  );
  provider.get("/keys", (context) =>
    context.json({ keys: [{ ...published.export({ format: "jwk" }), kid: "1", use: "sig" }] }),
  );
  provider.get("/sign-in", (context) =>
    context.html(
      '<form method="post"><label>Login <input name="login"></label><button>OK</button>',
    ),
  );
  provider.post("/sign-in", async (context) => {
    const asked = new URL(context.req.url).searchParams;
    const { login } = await context.req.parseBody<{ login: string }>();
    const isRegistered =
      asked.get("client_id") === client.id && asked.get("redirect_uri") === client.redirectUri;
    if (!isRegistered || !accounts[login]) return context.text("not registered", 400);
    const code = randomUUID();
    granted.set(code, { login, asked });
    return context.redirect(
      `${client.redirectUri}?${new URLSearchParams({ code, state: asked.get("state") ?? "" })}`,
    );
  });
  provider.post("/token", async (context) => {
    const sent = await context.req.parseBody<Record<string, string>>();
    const { login = "", asked } = granted.get(sent.code ?? "") ?? {};
    granted.delete(sent.code ?? "");
    const challenge = createHash("sha256").update(sent.code_verifier ?? "");
    const isDesk = sent.client_id === client.id && sent.client_secret === client.secret;
    const isSame = sent.redirect_uri === client.redirectUri;
    if (!isDesk || !isSame || asked?.get("code_challenge") !== challenge.digest("base64url"))
      return context.json({ error: "invalid_grant" }, 400);
    const now = Math.floor(Date.now() / 1000);
    const id_token = signed({
      iss: issuer,
      sub: login,
      aud: client.id,
      nonce: asked.get("nonce"),
      iat: now,
      exp: now + 3600,
      // OpenID Connect Core, section 2: auth_time is required only after a request with max_age.
      ...(asked.has("max_age") ? { auth_time: now } : {}),
      ...(options.addressInToken ? accounts[login] : {}),
    });
    return context.json({ access_token: login, token_type: "Bearer", id_token });
  });
  provider.get("/userinfo", (context) => {
    const login = context.req.header("authorization")?.replace("Bearer ", "") ?? "";
    return context.json({ sub: login, ...accounts[login] });
  });
  const { stop } = await listenLocally(createAdaptorServer(provider) as never, port);
  return {
    issuer,
    /** Signs in as this person. Returns the address the browser is sent back to. */
    async approve(authorizationUrl: string, login: string): Promise<URL> {
      const body = new URLSearchParams({ login });
      const answer = await fetch(authorizationUrl, { method: "POST", body, redirect: "manual" });
      return new URL(answer.headers.get("location") ?? "");
    },
    stop,
  };
}
