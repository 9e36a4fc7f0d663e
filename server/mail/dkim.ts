import { createPrivateKey } from "node:crypto";
import { readFileSync } from "node:fs";
import { type Environment, EnvironmentError } from "../environment.ts";

/** RFC 8058 requires both unsubscribe headers; nodemailer's own list lacks the second. */
const signedHeaders =
  "From:Sender:Reply-To:Subject:Date:Message-ID:To:Cc:MIME-Version:Content-Type:" +
  "Content-Transfer-Encoding:List-Unsubscribe:List-Unsubscribe-Post:List-Id";

/** Read at the start, so that a file without a valid key is reported to the operator at once. */
export function dkimOptions(dkim: Environment["dkim"]) {
  if (dkim === undefined) return {};
  return {
    dkim: {
      domainName: dkim.domain,
      keySelector: dkim.selector,
      privateKey: readKey(dkim.privateKeyFile),
      headerFieldNames: signedHeaders,
    },
  };
}

function readKey(file: string): string {
  try {
    const pem = readFileSync(file, "utf8");
    createPrivateKey(pem);
    return pem;
  } catch {
    throw new EnvironmentError("DKIM_PRIVATE_KEY_FILE must be the path of a private key in PEM.");
  }
}
