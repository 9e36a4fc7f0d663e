import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** `best` once, so that answering only hands out bytes; `quick` so that a server can start at once. */
const efforts = {
  best: { brotli: constants.BROTLI_MAX_QUALITY, gzip: constants.Z_BEST_COMPRESSION },
  quick: { brotli: 5, gzip: 6 },
};

export async function compress(
  body: Buffer,
  effort: keyof typeof efforts = "best",
): Promise<{ br: Buffer; gz: Buffer }> {
  const quality = efforts[effort];
  const [br, gz] = await Promise.all([
    brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality.brotli } }),
    zip(body, { level: quality.gzip }),
  ]);
  return { br, gz };
}
