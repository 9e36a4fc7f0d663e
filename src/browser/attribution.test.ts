import fc from "fast-check";
import { afterEach, describe, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { attributionFields } from "#contracts/attribution.ts";
import { attributionIn, contactAddress, currentAttribution, pageBefore } from "./attribution.ts";
import { embeddingHost, rememberVisit, withVisit } from "./visit.ts";

const contract = z.object(attributionFields);

test.each([
  ["a plain visit comes from the page itself", "", "/contact"],
  ["a link may name its page", "?from=%2Ffortune", "/fortune"],
  ["an address elsewhere is no page", "?from=https://else.example", "/contact"],
])("%s", (_, search, expected) =>
  expect(pageBefore({ pathname: "/contact", search })).toBe(expected),
);

test.each([
  ["a plain address says nothing", "?name=Ada&gclid=1", {}],
  ["a listed partner is named by its id", "?partner=bloomfield-cfo", { partner: "bloomfield-cfo" }],
  ["another by its name", "?partner=O%27Neil+%26+Sons,+P.C.", { partner: "O'Neil & Sons, P.C." }],
  ["an overlong name is left out", `?partner=${"a".repeat(61)}`, {}],
  ["so is a name with markup in it", "?partner=%3Cb%3ESmith%3C/b%3E", {}],
  ["so is a web address", "?partner=www.else.example", {}],
  ["so is one with a line break in it", "?partner=Smith%0d%0aBcc:+x", {}],
  [
    "a placement is letters, digits and hyphens",
    "?placement=Webinar-2",
    { placement: "webinar-2" },
  ],
  ["another placement is left out", `?placement=a+b&partner=${"a".repeat(61)}`, {}],
  [
    "a campaign's link has three marks",
    "?utm_source=newsletter&utm_medium=email&utm_campaign=fall%202026",
    { utmSource: "newsletter", utmMedium: "email", utmCampaign: "fall 2026" },
  ],
  [
    "a long mark is shortened to its beginning",
    `?utm_source=${"a".repeat(150)}`,
    { utmSource: "a".repeat(100) },
  ],
  ["a mark of characters that are not seen is none", "?utm_source=%E1%A0%8E%E2%80%AA", {}],
])("%s", (_, search, expected) => expect(attributionIn(search)).toEqual(expected));

test("the server accepts the attribution read from any address", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), (one, other) => {
      const query = new URLSearchParams({ partner: one, utm_source: other, utm_campaign: one });
      const read = attributionIn(`?${query}`);
      expect(contract.safeParse(read).data).toEqual(read);
    }),
  );
});

describe("within one visit", () => {
  afterEach(() => vi.unstubAllGlobals());

  /** A path is that of a partner page. */
  function visitPages(...addresses: string[]): void {
    const kept = new Map<string, string>();
    const sessionStorage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    };
    vi.stubGlobal("sessionStorage", sessionStorage);
    vi.stubGlobal("window", {});
    for (const address of addresses) {
      const [path = "", query] = address.split("?");
      const search = query ? `?${query}` : "";
      vi.stubGlobal("location", { search, origin: "https://www.ledgerwell.example" });
      const partner = path.slice(1);
      vi.stubGlobal("document", {
        querySelector: () => (partner ? { dataset: { partner } } : null),
      });
      rememberVisit();
    }
  }

  test("the attribution of the first page is kept on every other page", () => {
    visitPages("?partner=fortune&utm_source=newsletter", "", "?from=/");
    expect(currentAttribution()).toEqual({ partner: "fortune", utmSource: "newsletter" });
  });

  test("a newer link's marks replace all the older one's, and leave the partner", () => {
    visitPages("?partner=fortune&utm_source=a&utm_campaign=old", "?utm_source=b");
    expect(currentAttribution()).toEqual({ partner: "fortune", utmSource: "b" });
  });

  test.each([
    ["a partner's own page", ["/fortune", ""], { partner: "fortune" }],
    [
      "with the placement of its link",
      ["/fortune?placement=qr", ""],
      { partner: "fortune", placement: "qr" },
    ],
    [
      "which stays on the same partner's pages",
      ["?partner=a&placement=b", "/a"],
      { partner: "a", placement: "b" },
    ],
    ["and not with another partner", ["?partner=a&placement=b", "/c"], { partner: "c" }],
    ["a page is its partner's, whatever the address says", ["/c?partner=a"], { partner: "c" }],
  ])("%s is kept", (_, addresses, expected) => {
    visitPages(...addresses);
    expect(currentAttribution()).toEqual(expected);
  });

  test("a link into a new tab takes the visit along and nothing twice", () => {
    visitPages("?partner=Smith+%26+Sons&placement=talk&utm_source=a");
    const marks = "partner=Smith+%26+Sons&placement=talk&utm_source=a";
    const ours = "https://www.ledgerwell.example";
    expect(withVisit("/book?about=rd-credit#x")).toBe(`${ours}/book?about=rd-credit&${marks}#x`);
    expect(withVisit(`/contact?${marks}`)).toBe(`${ours}/contact?${marks}`);
  });

  test("without storage the address of the page itself is read", () => {
    visitPages("?partner=Smith");
    vi.stubGlobal("sessionStorage", undefined);
    rememberVisit();
    expect(currentAttribution()).toEqual({ partner: "Smith" });
  });
});

describe("the site around a frame", () => {
  const framed = (origins: string[] | undefined, referrer = "") =>
    embeddingHost({
      parent: {},
      self: null,
      location: { host: "www.ledgerwell.example", ancestorOrigins: origins },
      document: { referrer },
    } as unknown as typeof window);

  test.each([
    [
      "is the outermost page's",
      ["https://frames.example", "https://smith.example"],
      "",
      "smith.example",
    ],
    [
      "is the referrer's where no other is known",
      undefined,
      "https://smith.example/tools?x=1",
      "smith.example",
    ],
    ["keeps its port", ["http://localhost:8080"], "", "localhost:8080"],
    ["is unknown when it hides itself", undefined, "", ""],
    ["is unknown when its origin is none", ["null"], "https://smith.example", ""],
    ["is unknown when it is our own, as in a preview", ["https://www.ledgerwell.example"], "", ""],
  ])("%s", (_, origins, referrer, host) => {
    expect(framed(origins, referrer)).toBe(host);
  });

  test("is undefined without a frame", () => {
    const alone = { location: {}, document: { referrer: "https://search.example" } };
    expect(embeddingHost(alone as unknown as typeof window)).toBe("");
  });
});

test.each([
  [{}, "/contact"],
  [{ sourcePage: "/case-studies" }, "/contact?from=%2Fcase-studies"],
  [{ sourcePage: "/fortune", partner: "fortune" }, "/contact?from=%2Ffortune&partner=fortune"],
])("from %o a link leads to %s", (from, address) => {
  expect(contactAddress(from)).toBe(address);
});
