/**
 * For a journey in another size, another place or a rarer case than the one beside it. `npm test`
 * leaves it out, so that it takes five minutes; `npm run test:all`, and a file run alone, do not.
 */
export const inTestAll = { tag: "@test:all" };
