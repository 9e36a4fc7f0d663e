import { fork } from "node:child_process";
import { once } from "node:events";
import { startSmtp } from "../../tests/support/smtp.ts";

type Told = { url: string } | { to: string[] };

/** A real SMTP server in a process of its own: it answers while the servers and the bench work. */
export type SmtpProcess = {
  url: string;
  /** How often a message for this address has been accepted. */
  arrivals: Map<string, number>;
  stop(): Promise<void>;
};

export async function startSmtpProcess(): Promise<SmtpProcess> {
  const child = fork(import.meta.filename, ["serve"]);
  const arrivals = new Map<string, number>();
  const url = await new Promise<string>((listening) =>
    child.on("message", (told: Told) => {
      if ("url" in told) return listening(told.url);
      for (const address of told.to) arrivals.set(address, (arrivals.get(address) ?? 0) + 1);
    }),
  );
  return {
    url,
    arrivals,
    async stop() {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    },
  };
}

async function serve(): Promise<void> {
  const tell = (told: Told) => process.send?.(told);
  const { url } = await startSmtp({
    behaviour: {
      data(to) {
        tell({ to });
        return undefined;
      },
    },
  });
  tell({ url });
}

if (import.meta.main && process.argv[2] === "serve") await serve();
