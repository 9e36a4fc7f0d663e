import type { PresentationCard } from "#content/presentations.ts";
import {
  presentationPath,
  presentationSessionPath,
  verifyPresentationPasswordPath,
} from "#contracts/presentations.ts";

/**
 * The endpoints, for the islands' props: given to them while the page is built, so that the browser
 * does not load the contracts' schemas for three strings.
 */
export const gateAddresses = {
  verifyPath: verifyPresentationPasswordPath,
  sessionPath: presentationSessionPath,
};

export const deckAddresses = (deckId: PresentationCard["id"]) => ({
  deckPath: presentationPath(deckId),
});
