type Import = readonly [from: string, to: string];

const notProduct = /[.]test[.]tsx?$|^(?!(content|protected|src|server)\/)/;

/**
 * Each import that is part of a cycle between rooms, or between folders beside each other in a
 * room. A folder may import those inside it and be imported by them.
 */
export function folderCycles(imports: readonly Import[]): string[] {
  const edges = new Map<string, { nodes: Import; example: Import }>();
  for (const example of imports) {
    if (example.some((file) => notProduct.test(file))) continue;
    const nodes = siblings(...example);
    if (nodes !== undefined) edges.set(nodes.join(" → "), { nodes, example });
  }
  const importsOf = Map.groupBy(edges.values(), ({ nodes: [from] }) => from);
  const reached = (from: string, seen = new Set<string>()): Set<string> => {
    for (const { nodes } of importsOf.get(from) ?? []) {
      if (seen.has(nodes[1])) continue;
      seen.add(nodes[1]);
      reached(nodes[1], seen);
    }
    return seen;
  };
  return [...edges]
    .filter(([, { nodes }]) => reached(nodes[1]).has(nodes[0]))
    .map(([name, { example }]) => `${name} (${example.join(" imports ")})`);
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
