import { generateKeyPairSync } from "node:crypto";
import { createServer } from "node:http";
import { Provider } from "oidc-provider";
import { freePort } from "../../tools/build/free-port.ts";
import { listenLocally } from "./local-server.ts";

export type OpenIdProvider = Awaited<ReturnType<typeof startOpenIdProvider>>;

/** The provider's accounts, by the name to sign in with. */
export type Accounts = Record<string, { email: string; email_verified: boolean }>;

/** A real OpenID provider, with its own pages for sign-in and consent. */
export async function startOpenIdProvider(options: {
  client: { id: string; secret: string; redirectUri: string };
  accounts: Accounts;
  /** Whether the token contains the address. Otherwise only the userinfo endpoint has it. */
  addressInToken?: boolean;
  /** Publishes keys other than those that sign its tokens. */
  foreignKeys?: boolean;
  port?: number;
}) {
  const port = options.port ?? (await freePort());
  const issuer = `http://127.0.0.1:${port}`;
  muteAdvice();
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: options.client.id,
        client_secret: options.client.secret,
        redirect_uris: [options.client.redirectUri],
      },
    ],
    claims: { openid: ["sub"], email: ["email", "email_verified"] },
    conformIdTokenClaims: !options.addressInToken,
    pkce: { required: () => true },
    cookies: { keys: ["a key for tests"] },
    findAccount: (_: unknown, login: string) => ({
      accountId: login,
      claims: () => ({ sub: login, ...options.accounts[login] }),
    }),
  });
  if (options.foreignKeys) {
    const { n } = generateKeyPairSync("rsa", { modulusLength: 2048 }).publicKey.export({
      format: "jwk",
    });
    provider.use(async (context, next) => {
      await next();
      if (context.path !== "/jwks") return;
      const { keys } = context.body as { keys: object[] };
      context.body = { keys: keys.map((key) => ({ ...key, n })) };
    });
  }
  const { stop } = await listenLocally(createServer(provider.callback()), port);
  return {
    issuer,
    /** Signs in as this person and consents. Returns the address the browser is sent back to. */
    approve: (authorizationUrl: string, login: string) =>
      walkThrough(authorizationUrl, login, options.client.redirectUri),
    stop,
  };
}

/** Suppresses the provider's repeated warnings that its pages and keys are for tests. */
function muteAdvice(): void {
  for (const level of ["warn", "info"] as const) {
    const write = console[level];
    console[level] = (...words: unknown[]) => {
      if (!`${words[0]}`.includes("oidc-provider ")) write(...words);
    };
  }
}

/** A minimal browser that follows redirects with its cookies and submits the pages' forms. */
async function walkThrough(start: string, login: string, until: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let url = start;
  let form: URLSearchParams | undefined;
  for (let step = 0; step < 20; step++) {
    if (url.startsWith(until)) return new URL(url);
    const response = await fetch(url, {
      method: form ? "POST" : "GET",
      redirect: "manual",
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") },
      ...(form ? { body: form } : {}),
    });
    form = undefined;
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get("location");
    if (location) {
      url = new URL(location, url).href;
      continue;
    }
    const page = await response.text();
    const action = /<form[^>]*action="([^"]+)"/.exec(page)?.[1];
    const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1];
    if (!action || !prompt) throw new Error(`${response.status} at ${url}: ${page}`);
    url = new URL(action, url).href;
    form = new URLSearchParams(
      prompt === "login" ? { prompt, login, password: "any" } : { prompt },
    );
  }
  throw new Error(`The provider never came back to ${until}.`);
}
