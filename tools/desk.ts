import { type Command, runCommand } from "./command-line.ts";
import { inviteCommand, listCommand, removeCommand, signInLinkCommand } from "./desk/team.ts";

/** `npm run desk -- invite EMAIL` and other commands that manage who may sign in to the desk. */
const commands: Record<string, Command> = {
  invite: inviteCommand,
  list: listCommand,
  remove: removeCommand,
  "sign-in-link": signInLinkCommand,
};

await runCommand("desk", commands);
