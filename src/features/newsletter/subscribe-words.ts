import { newsletter } from "#content/knowledge-bank.ts";

const { button, sending, sent, invalid, failed } = newsletter;

/** What the browser's script says, handed to it in the form. */
export const subscribeWords = { button, sending, sent, invalid, failed };
export type SubscribeWords = typeof subscribeWords;
