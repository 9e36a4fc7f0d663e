import { globSync, readFileSync, writeFileSync } from "node:fs";
import { compress } from "../../server/static-files/compress.ts";

const COMPRESSED_KINDS = ["html", "css", "js", "json", "svg", "txt", "xml", "webmanifest"];

export async function compressFiles(directory: string): Promise<void> {
  const files = globSync(`${directory}/**/*.{${COMPRESSED_KINDS.join(",")}}`);
  await Promise.all(
    files.map(async (file) => {
      const { br, gz } = await compress(readFileSync(file));
      writeFileSync(`${file}.br`, br);
      writeFileSync(`${file}.gz`, gz);
    }),
  );
}
