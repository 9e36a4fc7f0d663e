import { parseSync } from "vite";

const worldlyNames = new Set([
  ...["window", "document", "navigator", "location", "localStorage", "sessionStorage"],
  ...["fetch", "XMLHttpRequest", "WebSocket", "process", "performance", "globalThis"],
  ...["setTimeout", "setInterval", "crypto"],
]);
const worldlyMembers = new Set(["Date.now", "Math.random"]);

type Node = { type: string } & Record<string, unknown>;

/** Where code reaches for the clock, chance, the network, the page or the environment. */
export function reachesOutside(source: string, fileName: string): string[] {
  const { program, errors } = parseSync(fileName, source);
  if (errors[0]) throw new Error(`${fileName}: ${errors[0].message}`);
  return [...new Set(visit(program as unknown as Node))];
}

function visit(node: Node): string[] {
  const found: string[] = [];
  const name = (value: unknown) => (isNode(value) && "name" in value ? String(value.name) : "");
  if (node.type === "NewExpression" && name(node.callee) === "Date" && isEmpty(node.arguments))
    found.push("new Date()");
  if (node.type === "MetaProperty") found.push("import.meta");
  if (node.type === "MemberExpression") {
    const member = `${name(node.object)}.${name(node.property)}`;
    if (worldlyMembers.has(member)) found.push(member);
  }
  if (node.type === "Identifier" && worldlyNames.has(name(node))) found.push(name(node));
  for (const [key, value] of Object.entries(node)) {
    // A name after a dot, before a colon or of a type is only a name.
    const onlyAName = (key === "property" || key === "key") && node.computed !== true;
    if (onlyAName || key === "typeAnnotation") continue;
    for (const child of Array.isArray(value) ? value : [value])
      if (isNode(child)) found.push(...visit(child));
  }
  return found;
}

const isEmpty = (list: unknown): boolean => Array.isArray(list) && list.length === 0;

function isNode(value: unknown): value is Node {
  return value !== null && typeof value === "object" && "type" in value;
}
