/** Something on a page, as a visitor would point it out: what it is, and what it is called. */
export type Target = { selector: string; name?: string | undefined; within?: Target | undefined };

const kind =
  (selector: string) =>
  (name?: string, within?: Target): Target => ({ selector, name, within });

export const button = kind("button, [role=button]");
export const link = kind("a[href]");
export const checkbox = kind("input[type=checkbox]");
export const radio = kind("input[type=radio]");
export const slider = kind("input[type=range]");
export const field = kind("input:not([type=checkbox], [type=radio]), textarea, select");
export const heading = kind("h1, h2, h3, h4");
export const summary = kind("summary");
export const dialog = kind("dialog[open]");
export const region = kind("section, figure, [role=region]");
export const navigation = kind("nav");
export const message = kind("[role=alert], [role=status]");
/** Where only the markup tells things apart. */
export const element = (selector: string, within?: Target): Target => ({ selector, within });

/** What can be seen of the first visible thing that fits, and how many fit. */
export type Sight = {
  count: number;
  text: string;
  value: string;
  checked: boolean;
  disabled: boolean;
  focused: boolean;
  pressed: boolean;
  href: string;
  /** Where the mouse would click it, whether it stands there, and what else is in the way. */
  point: { x: number; y: number };
  hovered: boolean;
  coveredBy: string | null;
  /** Names of the things of this kind, for the message when none fits. */
  names: string[];
};

export type Deed = { scroll?: boolean; focus?: boolean; select?: boolean; choose?: string };

/** Runs inside the page, so that it may use nothing from outside itself. */
export function lookInPage(target: Target, deed: Deed): Sight {
  const tidy = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ").trim();
  const isVisible = (found: Element) =>
    found.checkVisibility({ visibilityProperty: true }) && found.getClientRects().length > 0;

  const labelsOf = (found: Element): Element[] => [
    ...((found as HTMLInputElement).labels ?? []),
    ...(found.getAttribute("aria-labelledby")?.split(" ") ?? []).flatMap(
      (id) => document.getElementById(id) ?? [],
    ),
  ];
  const nameOf = (found: Element): string => {
    const labels = labelsOf(found).map(({ textContent }) => tidy(textContent));
    return tidy(found.getAttribute("aria-label")) || labels.join(" ") || tidy(found.textContent);
  };

  const candidates = ({ selector, within }: Target): Element[] => {
    const places = within ? find(within).slice(0, 1) : [document];
    return places.flatMap((place) => [...place.querySelectorAll(selector)]).filter(isVisible);
  };
  /** A name that is exactly this before one that only contains it. */
  const find = (wanted: Target): Element[] => {
    const { name } = wanted;
    const all = candidates(wanted);
    if (name === undefined) return all;
    const exact = all.filter((found) => nameOf(found) === tidy(name));
    return exact.length > 0 ? exact : all.filter((found) => nameOf(found).includes(tidy(name)));
  };

  const fitting = find(target);
  const [first] = fitting as [HTMLInputElement | undefined];
  const names = first ? [] : candidates(target).map(nameOf);
  const nothing = { text: "", value: "", href: "", checked: false, disabled: false };
  if (!first)
    return {
      ...{ ...nothing, count: 0, names, focused: false, pressed: false },
      ...{ point: { x: 0, y: 0 }, hovered: false, coveredBy: null },
    };

  // The box of a choice may be drawn by its label: that is what visitors click.
  const isChoice = first.type === "checkbox" || first.type === "radio";
  const clicked = (isChoice && first.labels?.[0]) || first;
  if (deed.scroll) clicked.scrollIntoView({ block: "center", behavior: "instant" });
  if (deed.focus) first.focus();
  if (deed.select) first.select();
  if (deed.choose !== undefined) {
    first.value = deed.choose;
    for (const type of ["input", "change"]) first.dispatchEvent(new Event(type, { bubbles: true }));
  }
  // A link may run over two lines: its first piece is surely part of it.
  const { left, top, width, height } = clicked.getClientRects()[0] as DOMRect;
  const point = { x: left + width / 2, y: top + height / 2 };
  const hit = document.elementFromPoint(point.x, point.y);
  return {
    count: fitting.length,
    text: tidy(first.innerText),
    value: first.value ?? "",
    href: first.getAttribute("href") ?? "",
    checked: first.checked ?? false,
    disabled: first.disabled ?? false,
    focused: document.activeElement === first,
    pressed: first.getAttribute("aria-pressed") === "true",
    point,
    hovered: clicked.matches(":hover"),
    coveredBy: clicked.contains(hit) ? null : tidy(hit?.outerHTML.slice(0, 80)) || "the edge",
    names,
  };
}
