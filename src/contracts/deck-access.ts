import * as z from "zod/mini";

export const deckIds = ["rd-tax-credits", "convertible-tax-bonds", "charitable-donation"] as const;
export type DeckId = (typeof deckIds)[number];

export const verifyPresentationPasswordRequest = z.object({
  password: z
    .string("Enter the password.")
    .check(z.minLength(1, "Enter the password."), z.maxLength(200, "That password is too long.")),
});

export type VerifyPresentationPasswordRequest = z.infer<typeof verifyPresentationPasswordRequest>;

export const verifyPresentationPasswordAnswer = z.union([
  z.object({ success: z.literal(true), sessionToken: z.string() }),
  z.object({ success: z.literal(false) }),
]);

export type VerifyPresentationPasswordAnswer = z.infer<typeof verifyPresentationPasswordAnswer>;
