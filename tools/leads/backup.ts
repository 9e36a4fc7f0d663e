import { backup } from "#server/storage/backup.ts";
import { type Command, UsageError, withStorage } from "./command.ts";
import { printFingerprints } from "./fingerprints.ts";

export const backupCommand: Command = {
  usage: "backup FILE",
  does: "copies everything into a SQLite file, while the server runs",
  async run(context) {
    const [file] = context.args;
    if (file === undefined) throw new UsageError("Where to? npm run leads -- backup FILE");
    const fingerprints = await withStorage(context, (storage) => backup(storage, file));
    printFingerprints(fingerprints, context.print);
    context.print(`Written to ${file}.`);
  },
};
