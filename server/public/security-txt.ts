import type { Context } from "hono";
import { firm } from "#content/firm.ts";
import { mailtoAddress } from "#wording/fill-in.ts";
import type { Services } from "../services.ts";

export const securityTxtPath = "/.well-known/security.txt";

const validForMs = 90 * 24 * 60 * 60 * 1000;

/** RFC 9116. Rendered at each request, because it would expire while an old build is served. */
export function securityTxt(context: Context, { environment, now }: Services): Response {
  const expires = new Date(now() + validForMs).toISOString();
  const lines = [
    `Contact: ${mailtoAddress(firm.email)}`,
    `Expires: ${expires}`,
    "Preferred-Languages: en",
    `Canonical: ${environment.publicOrigin}${securityTxtPath}`,
  ];
  return context.text(`${lines.join("\n")}\n`);
}
