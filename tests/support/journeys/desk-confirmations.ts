import { silentLog } from "#server/log.ts";
import { openStorage } from "#server/storage/storage.ts";

/** As if everybody who is signed in had confirmed who they are this moment, on a slow machine, too. */
export const renewConfirmations = (server: { dataDir: string }) => confirm(server, Date.now());

/** As if it were longer ago than it counts. */
export const letConfirmationsRunOut = (server: { dataDir: string }) => confirm(server, null);

async function confirm({ dataDir }: { dataDir: string }, confirmed_at: number | null) {
  const storage = await openStorage({ databaseUrl: undefined, dataDir }, silentLog);
  await storage.run((queries) =>
    queries.updateTable("desk_sessions").set({ confirmed_at }).execute(),
  );
  await storage.close();
}
