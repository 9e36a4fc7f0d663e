import type { AddressInfo } from "node:net";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";

export type Reply = { code: number; text: string } | "hang";

/** What the server does instead of accepting. Can be changed while it runs. */
export type SmtpBehaviour = {
  connection?: () => Reply | undefined;
  login?: () => Reply | undefined;
  recipient?: (address: string) => Reply | undefined;
  data?: (recipients: string[]) => Reply | undefined;
};

export type ReceivedMessage = { from: string; to: string[]; raw: Buffer };

/** A real SMTP server that keeps what it accepts. */
export type SmtpSink = Awaited<ReturnType<typeof startSmtp>>;

export async function startSmtp(
  options: { behaviour?: SmtpBehaviour; port?: number; user?: string } = {},
) {
  let behaviour = options.behaviour ?? {};
  const received: ReceivedMessage[] = [];

  const server = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    authOptional: options.user === undefined,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    closeTimeout: 50,
    onConnect: (_, done) => answer(behaviour.connection?.(), done),
    onAuth: (_, __, done) =>
      answer(behaviour.login?.(), (error) => (error ? done(error) : done(null, { user: "site" }))),
    onRcptTo: ({ address }, _, done) => answer(behaviour.recipient?.(address), done),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        answer(behaviour.data?.(to), (error) => {
          const sender = session.envelope.mailFrom;
          const from = sender ? sender.address : "";
          if (!error) received.push({ from, to, raw: Buffer.concat(chunks) });
          done(error);
        });
      });
    },
  });
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  const login = options.user === undefined ? "" : `${options.user}:secret@`;

  return {
    url: `smtp://${login}127.0.0.1:${port}`,
    received,
    /** What has arrived at this address. */
    receivedBy: (address: string) => received.filter(({ to }) => to.includes(address)),
    /** The received messages, parsed by an independent library. */
    parsed: () => Promise.all(received.map(({ raw }) => PostalMime.parse(raw))),
    behave(next: SmtpBehaviour) {
      behaviour = next;
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

function answer(reply: Reply | undefined, done: (error?: Error | null) => void): void {
  if (reply === "hang") return;
  if (reply === undefined) done();
  else done(Object.assign(new Error(reply.text), { responseCode: reply.code }));
}
