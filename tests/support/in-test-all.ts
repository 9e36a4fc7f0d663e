/**
 * For a journey in another size, another place or a rarer case than the one beside it. `npm test`
 * leaves it out, so that it takes three minutes; `npm run test:all`, and a file run alone, do not.
 */
export const inTestAll = { tag: "@test:all" };

/**
 * For a journey that browsers of one engine could take differently: what they request, print and
 * sign in with. `npm run test:all` repeats it in the full Chromium beside the headless one.
 */
export const inEveryChromium = { tag: "@every-chromium" };
export const inTestAllAndEveryChromium = { tag: [inTestAll.tag, inEveryChromium.tag] };
