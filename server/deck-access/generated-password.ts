import { randomInt } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** No letters that are mistaken for digits: it will be read out over the phone. */
const letters = "abcdefghjkmnpqrstuvwxyz23456789";

/** Made once, kept in the data folder where only the server's user can read it. */
export function generatedPassword(dataDir: string): string {
  const file = join(dataDir, "presentations-password");
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  try {
    // Fails if it exists, so that two servers that start together end up with one password.
    writeFileSync(file, `${newPassword()}\n`, { flag: "wx", mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  return readFileSync(file, "utf8").trim();
}

function newPassword(): string {
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join("");
  return [group(), group(), group(), group()].join("-");
}
