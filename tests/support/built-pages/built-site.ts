import { existsSync, readFileSync, statSync } from "node:fs";
import { compressPage } from "../../../server/http/static-files/load-site.ts";
import type {
  BuiltPage,
  SiteDescription,
} from "../../../server/http/static-files/site-description.ts";

export const clientFolder = "build/client";
const descriptionFile = "build/site.json";

if (!existsSync(descriptionFile))
  throw new Error(`${descriptionFile} is missing: build first, with node tools/build/build.ts`);

/** What was built. Every list of pages in the tests comes from here. */
export const site: SiteDescription = JSON.parse(readFileSync(descriptionFile, "utf8"));

/** Pages with their own address. Error pages are sent for other addresses. */
export const pages: readonly BuiltPage[] = site.pages;

/** One page of each template. `npm test` looks closely at these, `npm run test:all` at every page. */
export const templates: readonly string[] = [
  ...["/", "/advisors/form-6765", "/case-studies", "/contact", "/desk", "/embed/rd-calculator"],
  ...["/fortune", "/knowledge-bank", "/knowledge-bank/s-corporation-pay-for-doctors-2026"],
  ...["/presentations", "/services/rd-tax-credits", "/specialties/orthodontics"],
];

export const readPage = (page: BuiltPage): string =>
  readFileSync(`${clientFolder}/${page.file}`, "utf8");

/** `path` is the path in the URL, such as `/assets/root.css`. */
export const fileExists = (path: string): boolean =>
  existsSync(clientFolder + path) && statSync(clientFolder + path).isFile();

export const readBuiltFile = (path: string): Buffer => readFileSync(clientFolder + path);

/** Bytes as transferred: pages as the server compresses them, the rest as built. */
export function bytesSent(path: string): number {
  if (path.endsWith(".html")) return bytesOfText(`${readBuiltFile(path)}`);
  const compressed = `${clientFolder}${path}.br`;
  return statSync(existsSync(compressed) ? compressed : clientFolder + path).size;
}

export const bytesOfText = (text: string): number => compressPage(Buffer.from(text)).length;
