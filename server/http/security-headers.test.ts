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
});

test("a page may use the style and the scripts that the build put into it", () => {
  const { "script-src": scripts, "style-src": styles } = policyOf(
    securityHeaders(overHttp, { inline }),
  );
  expect(scripts).toEqual(["'self'", ...inline.scripts]);
  expect(styles).toContain(inline.style);
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
