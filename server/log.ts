/** Values that can stand in a log line: counts, codes and ids. Never a name, address or message. */
export type LogFields = Record<string, string | number | boolean | undefined>;

type Write = (event: string, fields?: LogFields) => void;

export type Log = {
  info: Write;
  warn: Write;
  error: Write;
  /** Writes what is still waiting: call it before the process ends. */
  flush(): void;
};

/** How long a line may wait for others: what is killed without warning loses no more than that. */
const GATHERING_MS = 50;

/**
 * One JSON object a line, as log collectors expect. Lines that only inform are gathered for a
 * moment: many requests then cost one write, not one each. Warnings and errors are written at once.
 */
export function createLog(write: (text: string) => void, now: () => number = Date.now): Log {
  let waiting = "";
  let timer: NodeJS.Timeout | undefined;
  const timeNow = writtenTime(now);

  function flush() {
    clearTimeout(timer);
    timer = undefined;
    if (waiting === "") return;
    const text = waiting;
    waiting = "";
    write(text);
  }

  function at(level: string): Write {
    return (event, fields = {}) => {
      const rest = jsonWithoutAddresses(fields).slice(1);
      waiting += `{"time":"${timeNow()}","level":"${level}","event":${JSON.stringify(event)}`;
      waiting += rest === "}" ? "}\n" : `,${rest}\n`;
      if (level !== "info") flush();
      else timer ??= setTimeout(flush, GATHERING_MS);
    };
  }

  return { info: at("info"), warn: at("warn"), error: at("error"), flush };
}

/** Writing out the time takes longer than the rest of a line, so once a millisecond. */
function writtenTime(now: () => number): () => string {
  let time = Number.NaN;
  let written = "";
  return () => {
    const current = now();
    if (current !== time) {
      time = current;
      written = new Date(time).toISOString();
    }
    return written;
  };
}

/** Mail servers repeat the recipient in their refusals: the log keeps the refusal only. */
function jsonWithoutAddresses(fields: LogFields): string {
  const json = JSON.stringify(fields);
  // Looking at each value would take longer than all the rest, and few lines have an address.
  return json.includes("@") ? JSON.stringify(fields, withoutAddresses) : json;
}

function withoutAddresses(_name: string, value: unknown): unknown {
  if (typeof value !== "string" || !value.includes("@")) return value;
  return value.replaceAll(/[^\s<>"(),:;]+@[^\s<>"(),:;]+/g, "[address]");
}

export const silentLog: Log = { info() {}, warn() {}, error() {}, flush() {} };

/** What went wrong underneath: an error's cause, if it has one. Some of Node's have only a code. */
export function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const { message, code } = (cause ?? {}) as { message?: string; code?: string };
  return message || code || String(cause);
}
