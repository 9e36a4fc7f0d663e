import * as z from "zod/mini";
import { minimumFillMilliseconds } from "./endpoints.ts";
import { host, longest, pagePath, partnerCharacters, placementCharacters } from "./limits.ts";
import { singleLine, singleLineWithoutLink, withoutControlCharacters } from "./single-line.ts";

/** Path of the page a lead came from, without its query, which could contain personal data. */
export const sourcePage = z
  .string()
  .check(
    z.maxLength(longest.sourcePage, "The page's path is too long."),
    z.regex(pagePath, "The page must be given as a path."),
  );

/**
 * The campaign and partner that a visit came with. The browser leaves out values that do not fit
 * (src/browser/attribution.ts), so that a bad link loses no lead.
 */
export const attributionFields = {
  /** The id of a partner in content/partners, or the name of a firm that is not listed there. */
  partner: z.optional(
    singleLineWithoutLink("The partner's name", longest.partner).check(
      z.regex(partnerCharacters, "The partner's name can have letters, digits and . , & ' -"),
    ),
  ),
  /** Which of the partner's links or frames it was. Capitals make no difference. */
  placement: z.optional(
    z
      .string()
      .check(
        z.maxLength(longest.placement, "The placement can have at most 40 characters."),
        z.regex(placementCharacters, "The placement can have letters, digits and hyphens."),
        z.toLowerCase(),
      ),
  ),
  /** The host of the site whose page shows the calculator in a frame. */
  embeddingHost: z.optional(
    z
      .string()
      .check(
        z.maxLength(253, "The embedding site's host is too long."),
        z.regex(host, "The embedding site must be a host."),
      ),
  ),
  utmSource: z.optional(singleLine("The campaign's source", longest.campaignMark)),
  utmMedium: z.optional(singleLine("The campaign's medium", longest.campaignMark)),
  utmCampaign: z.optional(singleLine("The campaign's name", longest.campaignMark)),
};

const attributionObject = z.object(attributionFields);
export type Attribution = z.infer<typeof attributionObject>;

/** The sentence of consent as the visitor saw it beside the button. */
export const consentText = z.string().check(withoutControlCharacters, z.trim(), z.maxLength(500));

/**
 * Two fields against programs that fill in forms. `website` is hidden from people, so only a
 * program fills it in; `filledInMs` is the time since the form was shown. Both failures are
 * reported as such, because a person caught by mistake must not believe that the message was sent.
 */
export const formGuard = {
  website: z.optional(
    z
      .string()
      .check(z.maxLength(0, "Please leave the hidden field empty, or write to us by e-mail.")),
  ),
  filledInMs: z.optional(
    z
      .number()
      .check(
        z.minimum(minimumFillMilliseconds, "That was very quick. Please press the button again."),
      ),
  ),
};
