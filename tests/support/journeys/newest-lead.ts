import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** The row of the lead that this server stored last. */
export function newestLead({ dataDir }: { dataDir: string }): Record<string, unknown> | undefined {
  const database = new DatabaseSync(join(dataDir, "leads.sqlite"), { readOnly: true });
  const lead = database.prepare("SELECT * FROM leads ORDER BY created_at DESC LIMIT 1").get();
  database.close();
  return lead;
}
