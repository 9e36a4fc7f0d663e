/**
 * The list somebody came from, so that the open lead knows its neighbours and the list, when it is
 * shown again, the row that was open. It lives as long as the page.
 */
let list = { href: "/desk/leads", ids: [] as string[] };
let opened: string | undefined;

export function rememberList(href: string, ids: string[]): void {
  list = { href, ids };
}

export function rememberOpened(id: string): void {
  opened = id;
}

/** Once: the row takes the focus when the list comes back, and not each time it is loaded. */
export function takeOpened(): string | undefined {
  const id = opened;
  opened = undefined;
  return id;
}

export function neighboursOf(id: string) {
  const at = list.ids.indexOf(id);
  return {
    list: list.href,
    newer: at > 0 ? list.ids[at - 1] : undefined,
    older: at >= 0 ? list.ids[at + 1] : undefined,
  };
}
