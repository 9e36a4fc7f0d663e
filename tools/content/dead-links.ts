import { addressFault } from "#content-schemas/fields.ts";
import { prerenderedPaths } from "../../src/prerendered-paths.ts";

export type Addresses = { has: (path: string) => boolean };

export async function addressesOfSite(): Promise<Addresses> {
  return new Set((await prerenderedPaths()).pagesAndFiles);
}

export function leadsNowhere(href: string, addresses: Addresses): boolean {
  const { pathname } = new URL(href, "https://site.test");
  return !addresses.has(pathname);
}

/** Every `href` in the data of a module, at any depth. */
export function linksIn(data: unknown, addresses: Addresses): string[] {
  if (data === null || typeof data !== "object") return [];
  return Object.entries(data).flatMap(([key, value]) => {
    if (key !== "href" || typeof value !== "string") return linksIn(value, addresses);
    if (value === "" || /^(#|mailto:|tel:)/.test(value)) return [];
    const fault =
      addressFault(value) ??
      (value.startsWith("/") &&
        leadsNowhere(value, addresses) &&
        "there is no such page on the site");
    return fault ? `href: ${value}; ${fault}` : [];
  });
}
