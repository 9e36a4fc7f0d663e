type Import = readonly [from: string, to: string];

const notProduct = /[.]test[.]tsx?$|^(?!(content|protected|src|server)\/)/;

/** The imports left after taking away, again and again, those that end or begin a path. */
export function importsInCycles(imports: readonly Import[]): readonly Import[] {
  const importing = new Set(imports.map(([from]) => from));
  const imported = new Set(imports.map(([, to]) => to));
  const left = imports.filter(([from, to]) => imported.has(from) && importing.has(to));
  return left.length === imports.length ? left : importsInCycles(left);
}

/**
 * Each import that is part of a cycle between rooms, or between folders beside each other in a
 * room. A folder may import those inside it and be imported by them.
 */
export function folderCycles(imports: readonly Import[]): string[] {
  const between = new Map<string, { folders: Import; example: Import }>();
  for (const example of imports) {
    if (example.some((file) => notProduct.test(file))) continue;
    const folders = siblings(...example);
    if (folders !== undefined) between.set(folders.join(" → "), { folders, example });
  }
  const imported = [...between.values()].map(({ folders }) => folders);
  return importsInCycles(imported)
    .map((folders) => folders.join(" → "))
    .map((name) => `${name} (${between.get(name)?.example.join(" imports ")})`);
}

/** The rooms of two files, or the two folders of one room in which their ways part. */
function siblings(from: string, to: string): Import | undefined {
  const [one, other] = [partsOf(from), partsOf(to)];
  const at = one.findIndex((part, index) => part !== other[index]);
  // Inside a room, a file beside the folders belongs to the folder around it.
  if (at === -1 || (at > 0 && (at >= one.length - 1 || at >= other.length - 1))) return undefined;
  return [one.slice(0, at + 1).join("/"), other.slice(0, at + 1).join("/")];
}

/** The first part is the room: a folder of the top level, or one folder or file of src or server. */
function partsOf(file: string): string[] {
  const [room = "", ...rest] = file.replace(/^(src|server)\//, "$1:").split("/");
  return [room.replace(":", "/"), ...rest];
}
