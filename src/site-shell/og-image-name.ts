/** `/services/rd-tax-credits` → `services-rd-tax-credits`; `/` → `home`. */
export function ogImageName(path: string): string {
  return path === "/" ? "home" : path.slice(1).replaceAll("/", "-");
}
