/** Multiplies every limit of the tests: `TEST_PATIENCE=4 npm test` on a slow machine. */
export const patience = Number(process.env.TEST_PATIENCE ?? 1);
