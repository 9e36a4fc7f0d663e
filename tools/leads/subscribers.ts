import { unsubscribePath } from "#contracts/subscribe.ts";
import { suppressionOf } from "#server/newsletter/suppressions.ts";
import { type Command, withStorage } from "./command.ts";
import { csvRow } from "./csv.ts";

export const subscribersCommand: Command = {
  usage: "subscribers",
  does: "confirmed subscribers as CSV, each with the link to unsubscribe",
  async run(context) {
    const rows = await withStorage(context, (storage) =>
      storage.run(async (queries) => {
        const confirmed = await queries
          .selectFrom("subscriptions")
          .selectAll()
          .where("state", "=", "confirmed")
          .orderBy("confirmed_at")
          .execute();
        const wanted: typeof confirmed = [];
        for (const row of confirmed) {
          if ((await suppressionOf(queries, row.email)) === undefined) wanted.push(row);
        }
        return wanted;
      }),
    );
    context.print(csvRow(["email", "confirmed", "unsubscribe_url"]));
    for (const { email, confirmed_at, unsubscribe_token } of rows) {
      const url = `${context.environment.publicOrigin}${unsubscribePath}?token=${unsubscribe_token}`;
      context.print(csvRow([email, new Date(confirmed_at ?? 0).toISOString(), url]));
    }
  },
};
