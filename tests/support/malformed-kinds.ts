import { resultsRequest } from "./requests.ts";

/** What is written to a connection of its own. */
export type MalformedRequest = {
  kind: string;
  bytes: Buffer;
  /** `wait` for the answer, `end` our half of the connection, or `hang up` in the middle. */
  after: "wait" | "end" | "hang up";
};

/** A request as HTTP says it, where it is not as it should be. */
export type WrongParts = {
  target?: string;
  headers?: string[];
  body?: string | Buffer;
  /** What it says of its length, or `none` to say nothing. */
  length?: string;
};

/** Numbers from 0 to below `limit`, the same ones for the same seed. */
export type Random = (limit: number) => number;

export type Draw = {
  below: Random;
  one: <Item>(items: readonly Item[]) => Item;
  target: { method: string; path: string };
  /** The request as HTTP, with what the target needs to look at it at all. */
  http: (wrong?: WrongParts) => Buffer;
};

export const strange = [
  ...["%", "%zz", "%c0%ae%c0%ae", "%00", "%u0041", "%ff%fe", "%ed%a0%80", "%2e%2e%2f%2e%2e%2fetc"],
  ...["../../etc/passwd", "..\\..\\site.json", "....//", "//evil.example/", ";/", "?".repeat(500)],
  ...["__proto__", "constructor", "' OR 1=1 --", "x".repeat(4000), "-1", "9".repeat(40), "\u00ff"],
];
const otherTypes = [
  ...["text/plain", "application/x-www-form-urlencoded", "application/json; charset=utf-16"],
  ...["application/jsonx", "multipart/form-data", "multipart/form-data; boundary=", "*/*", ";;;"],
];
const keys = ["__proto__", "constructor", "prototype", "toString", "hasOwnProperty", "length"];
const nesting = ["[", '{"a":', '{"calculation":[', '{"__proto__":'];

/** Each way in which a request can be wrong, on whatever address it is sent to. */
export const malformedKinds: Record<string, (draw: Draw) => Omit<MalformedRequest, "kind">> = {
  "bytes that are no HTTP": ({ below }) => ({
    bytes: Buffer.from(Array.from({ length: 1 + below(400) }, () => below(256))),
    after: "end",
  }),
  "a broken request line": ({ one, target: { method, path } }) => ({
    bytes: Buffer.from(
      `${one([
        ...[`${method}`, `${method} ${path}`, `${method} ${path} HTTP/9.9`, `${path} ${method}`],
        ...[`${method}  ${path}  HTTP/1.1`, `BREW ${path} HTTP/1.1`, "PRI * HTTP/2.0", " ", "\0"],
        ...[`CONNECT ${path} HTTP/1.1`, "OPTIONS * HTTP/1.1", `${method} ${path} HTTP/1.1\nx`],
        ...[`${method} http://:99999${path} HTTP/1.1`, `${method} ${path}\0 HTTP/1.1`],
      ])}\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    ),
    after: "wait",
  }),
  "headers too large or too many": ({ one, http }) => ({
    bytes: http({
      headers: one([
        [`x: ${"y".repeat(20_000)}`],
        Array.from({ length: 2500 }, (_, n) => `x-${n}: ${n}`),
        [`cookie: ${"a=b; ".repeat(3000)}`],
      ]),
    }),
    after: "wait",
  }),
  "headers that are none": ({ one, http }) => ({
    bytes: http({
      headers: one([
        ...[["no colon"], [": no name"], ["x y: z"], ["x: a\0b"], ["x: \x7f\x01"], [" folded: y"]],
        ...[["host:"], ["host: a", "host: b"], ["x:\ry"], ["expect: the-unexpected"]],
        ...[["upgrade: websocket", "connection: upgrade"], ["x: \xc3\x28\xff"]],
      ]),
    }),
    after: "wait",
  }),
  "headers twice": ({ one, http }) => ({
    bytes: http({
      headers: one([
        ["authorization: Bearer x", "authorization: Bearer y"],
        ["content-type: text/html", "content-type: application/json"],
        ["accept-encoding: br;q=x", "accept-encoding: ,;,gzip;;q=0"],
        ["if-none-match: W/", 'if-none-match: ",,"'],
        ["x-forwarded-for: 1.2.3", "x-forwarded-for: ::ffff:999.1.1.1, [", "forwarded: for="],
        ["origin: null", "origin: http://localhost"],
        ["cookie: desk_session=;desk_session==", "cookie: =;;=%"],
      ]),
      body: "{}",
    }),
    after: "wait",
  }),
  "an impossible part of a file": ({ one, http }) => ({
    bytes: http({
      headers: [
        `range: ${one(["bytes=9".padEnd(40, "9"), "bytes=-", "bytes=5-1", "bytes=0-0,1-1", "x=1-2", "bytes=-0"])}`,
      ],
    }),
    after: "wait",
  }),
  "a path that leads elsewhere": ({ one, target, http }) => ({
    bytes: http({ target: `${one(["", target.path])}/${one(strange)}` }),
    after: "wait",
  }),
  "a strange query": ({ one, below, target, http }) => ({
    bytes: http({
      target: `${target.path}?${Array.from({ length: 1 + below(5) }, () => `${one([...keys, "after", "token", "url", "format", "search", "from"])}=${one(strange)}`).join("&")}`,
    }),
    after: "wait",
  }),
  "broken JSON": ({ one, http }) => ({
    bytes: http({
      body: one(["", "{", "}", '"', "nul", "[1,]", '{"a":1}}', "\ufeff{}", "01", "'"]),
    }),
    after: "wait",
  }),
  "JSON of the wrong shape": ({ one, http }) => ({
    bytes: http({
      body: one(["null", "[]", "1e999", '""', "true", "-0", `[${"1,".repeat(9000)}1]`]),
    }),
    after: "wait",
  }),
  "deep JSON": ({ one, below, http }) => ({
    bytes: http({
      body: one(nesting).repeat(100 + below(3000)) + one(["", "1", "]".repeat(3100)]),
    }),
    after: "wait",
  }),
  "names of the language": ({ one, http }) => ({
    bytes: http({
      body: `{${keys.map((key) => `"${key}":${one(["{}", "null", '"x"', '{"x":1}'])}`)}}`,
    }),
    after: "wait",
  }),
  "a good request with one part replaced": ({ below, one, http }) => ({
    bytes: http({
      body: damagedLead(below, one([null, -1, 1e308, "", "\0", [], {}, "\ud800", true])),
    }),
    after: "wait",
  }),
  "bytes that are no text": ({ below, http }) => ({
    bytes: http({ body: Buffer.from(Array.from({ length: below(2000) }, () => 128 + below(128))) }),
    after: "wait",
  }),
  "another type of content": ({ one, http }) => ({
    bytes: http({
      headers: [`content-type: ${one(otherTypes)}`],
      body: one(["{}", "a=b&c", "--x\r\n"]),
    }),
    after: "wait",
  }),
  "a form that breaks off": ({ one, http }) => ({
    bytes: http({
      headers: ["content-type: multipart/form-data; boundary=x"],
      body: one([
        "--x",
        "--x\r\n\r\n--x",
        "--y\r\n",
        '--x\r\ncontent-disposition: form-data; name="',
      ]),
    }),
    after: "wait",
  }),
  "a length that is none": ({ one, http }) => ({
    bytes: http({
      length: one(["-5", "9".repeat(30), "0x10", "1,2", "", "NaN", "+1", "1 2"]),
      body: "{}",
    }),
    after: "wait",
  }),
  "two lengths": ({ one, http }) => ({
    bytes: http({
      headers: [one(["content-length: 3", "transfer-encoding: chunked", "transfer-encoding: x"])],
      body: "0\r\n\r\nGET / HTTP/1.1\r\n\r\n",
    }),
    after: "wait",
  }),
  "too large a body": ({ one, http }) => ({
    bytes: http({ length: one(["70000", "9007199254740991"]), body: "x".repeat(2000) }),
    after: "wait",
  }),
  "broken chunks": ({ one, http }) => ({
    bytes: http({
      headers: ["transfer-encoding: chunked"],
      length: "none",
      body: one([
        "zz\r\n",
        "-1\r\n\r\n",
        "ffffffffffffffffff\r\n",
        "5\r\nab",
        `2;${"x".repeat(9000)}\r\n{}\r\n0\r\n\r\n`,
      ]),
    }),
    after: "end",
  }),
  "a body that breaks off": ({ below, http }) => ({
    bytes: http({ length: `${1000 + below(5000)}`, body: '{"to":"' }),
    after: "hang up",
  }),
  "a head that breaks off": ({ below, http }) => {
    const whole = http();
    return { bytes: whole.subarray(0, 1 + below(whole.length - 4)), after: "hang up" };
  },
  "nobody waiting for the answer": ({ http }) => ({
    bytes: http({ body: JSON.stringify(resultsRequest("ada@practice.example", "x")) }),
    after: "hang up",
  }),
};

/** The lead that everything else is a damage of, with one of its values replaced. */
function damagedLead(below: Random, value: unknown): string {
  const lead = JSON.stringify(resultsRequest("ada@practice.example", "damaged"));
  const values = [...lead.matchAll(/:("[^"]*"|[\d.]+|true|false|null)/g)];
  const { index, 0: text } = values[below(values.length)] ?? { index: 0, 0: "" };
  return `${lead.slice(0, index)}:${JSON.stringify(value)}${lead.slice(index + text.length)}`;
}
