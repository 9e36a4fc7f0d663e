/** Values that may be logged: counts, codes and ids. Never a name, an address or a message. */
export type LogFields = Record<string, string | number | boolean | undefined>;

type Write = (event: string, fields?: LogFields) => void;

export type Log = { info: Write; warn: Write; error: Write };

/** Writes one JSON object per line at once, as log collectors expect. */
export function createLog(write: (line: string) => void): Log {
  const writer =
    (level: keyof Log): Write =>
    (event, fields = {}) => {
      const time = new Date().toISOString();
      write(`${JSON.stringify({ level, time, ...withoutAddresses(fields), event })}\n`);
    };
  return { info: writer("info"), warn: writer("warn"), error: writer("error") };
}

/** Work that is tried every second says the same failure once a minute. */
export function errorsOnceAMinute(log: Log, clock = () => performance.now()): Write {
  const lastLogged = new Map<string, number>();
  return (event, fields) => {
    const failure = `${event} ${fields?.reason}`;
    if (clock() - (lastLogged.get(failure) ?? Number.NEGATIVE_INFINITY) < 60_000) return;
    // Only the newest of each event, so that nothing grows.
    for (const other of lastLogged.keys())
      if (other.startsWith(`${event} `)) lastLogged.delete(other);
    lastLogged.set(failure, clock());
    log.error(event, fields);
  };
}

/** The length before the @ is limited, so that matching takes linear time. */
const emailAddress = /[^\s<>"(),:;@]{1,64}@[^\s<>"(),:;@]+/g;

/** Removes addresses, since mail servers repeat the recipient in their refusals. */
function withoutAddresses(fields: LogFields): LogFields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === "string" ? value.replaceAll(emailAddress, "[address]") : value,
    ]),
  );
}

export const silentLog: Log = { info() {}, warn() {}, error() {} };

/** The error's cause, if it has one. Some of Node's errors have only a code. */
export function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const { message, code } = (cause ?? {}) as { message?: string; code?: string };
  return message || code || String(cause);
}
