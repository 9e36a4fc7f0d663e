import { describe, expect, test } from "vitest";
import { deskHeaders, securityHeaders } from "./security-headers.ts";

const overHttp = { publicOrigin: "http://localhost:3000", hstsIncludeSubdomains: false };
const overHttps = { publicOrigin: "https://www.tax-firm.test", hstsIncludeSubdomains: false };
const inline = { style: "'sha256-style'", scripts: ["'sha256-one'", "'sha256-two'"] };

/** The sources of each directive. */
const policyOf = (headers: Record<string, string>): Record<string, string[]> =>
  Object.fromEntries(
    `${headers["Content-Security-Policy"]}`.split("; ").map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources];
    }),
  );

describe.each([
  ["every answer", securityHeaders(overHttp)],
  ["a page", securityHeaders(overHttp, { inline })],
  ["the embedded calculator", securityHeaders(overHttp, { inline, embedOrigins: ["*"] })],
  ["the desk", deskHeaders(overHttp, inline)],
])("the policy of %s", (_, headers) => {
  const policy = policyOf(headers);

  test("allows nothing by default, and only our own scripts, pictures, fonts and calls", () => {
    expect(policy["default-src"]).toEqual(["'none'"]);
    expect(policy["base-uri"]).toEqual(["'none'"]);
    expect(policy["script-src"]?.filter((one) => !/^'(self|sha256-\w+)'$/.test(one))).toEqual([]);
    for (const name of ["style-src", "img-src", "font-src", "connect-src"])
      expect(policy[name]?.filter((source) => /https?:|\*|unsafe/.test(source))).toEqual([]);
  });

  test("comes with the other headers", () => {
    expect(headers).toMatchObject({
      "X-Content-Type-Options": "nosniff",
      "Referrer-Policy": expect.stringMatching(/origin/),
      "Permissions-Policy": expect.stringContaining("camera=()"),
      "Cross-Origin-Opener-Policy": "same-origin",
      "Cross-Origin-Resource-Policy": "same-origin",
    });
  });
});

test("a page may use the style and the scripts that the build put into it", () => {
  const { "script-src": scripts, "style-src": styles } = policyOf(
    securityHeaders(overHttp, { inline }),
  );
  expect(scripts).toEqual(["'self'", ...inline.scripts]);
  expect(styles).toContain(inline.style);
});

test("EMBED_ORIGINS says who may show the calculator in a frame; nobody may show other pages", () => {
  const ancestors = (embedOrigins?: string[]) =>
    policyOf(securityHeaders(overHttp, { embedOrigins }))["frame-ancestors"];
  expect(ancestors()).toEqual(["'none'"]);
  expect(ancestors(["https://smith.example"])).toEqual(["'self'", "https://smith.example"]);
  expect(policyOf(deskHeaders(overHttp, inline))["frame-ancestors"]).toEqual(["'none'"]);
});

test("what other sites may load says so", () => {
  const headers = securityHeaders(overHttp, { forOtherSites: true });
  expect(headers["Cross-Origin-Resource-Policy"]).toBe("cross-origin");
});

test.each([securityHeaders, (settings: typeof overHttps) => deskHeaders(settings, inline)])(
  "over https, and only there, browsers are asked to stay on https",
  (headersWith) => {
    const promise = (settings: typeof overHttps) =>
      headersWith(settings)["Strict-Transport-Security"];
    expect(promise(overHttp)).toBeUndefined();
    expect(promise(overHttps)).toMatch(/^max-age=\d{8}$/);
    expect(promise({ ...overHttps, hstsIncludeSubdomains: true })).toMatch(
      /^max-age=\d{8}; includeSubDomains$/,
    );
    expect(policyOf(headersWith(overHttp))).not.toHaveProperty("upgrade-insecure-requests");
    expect(policyOf(headersWith(overHttps))).toHaveProperty("upgrade-insecure-requests");
  },
);
