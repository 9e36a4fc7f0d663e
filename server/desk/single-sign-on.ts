export type SingleSignOn = { start(): Promise<void> };
