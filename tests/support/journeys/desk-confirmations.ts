import { silentLog } from "#server/log.ts";
import { openStorage } from "#server/storage/storage.ts";

/**
 * Marks all sessions as confirmed just now, so that confirmations do not expire on a slow machine.
 */
export const renewConfirmations = (server: { dataDir: string }) => confirm(server, Date.now());

/** Makes all confirmations expire. */
export const letConfirmationsRunOut = (server: { dataDir: string }) => confirm(server, null);

async function confirm({ dataDir }: { dataDir: string }, confirmed_at: number | null) {
  const storage = await openStorage({ databaseUrl: undefined, dataDir }, silentLog);
  await storage.run((queries) =>
    queries.updateTable("desk_sessions").set({ confirmed_at }).execute(),
  );
  await storage.close();
}
