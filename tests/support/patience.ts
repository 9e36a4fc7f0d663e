/** Multiplies every limit of the tests: `TEST_PATIENCE=4 npm test` on a slow machine. */
export const patience = Number(process.env.TEST_PATIENCE ?? 1);

/** For `vi.waitFor`. `expect.poll` and Playwright have theirs in their configurations. */
export const waiting = { timeout: 60_000 * patience, interval: 25 };
