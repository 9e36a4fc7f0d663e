import type { Context } from "hono";
import type * as z from "zod/mini";
import { refusals } from "./refusal.ts";

const largestBody = 64 * 1024;

/** The request's JSON as its contract describes it, or a refusal that says what is wrong. */
export async function readJson<Schema extends z.ZodMiniType>(
  context: Context,
  schema: Schema,
): Promise<z.output<Schema>> {
  const type = context.req.header("content-type") ?? "";
  if (!/^application\/json\s*(;|$)/i.test(type)) throw refusals.notJsonType();
  const parsed = schema.safeParse(parseJson(await readText(context)));
  if (!parsed.success) throw refusals.field(sentenceAbout(parsed.error.issues[0]));
  return parsed.data;
}

/** The contract's own sentence, where it has one: those end with a full stop, zod's do not. */
function sentenceAbout(issue: z.core.$ZodIssue | undefined): string {
  if (issue?.message.endsWith(".")) return issue.message;
  const field = issue?.path.join(".");
  return field ? `The field ${field} is missing or not valid.` : "The request is incomplete.";
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refusals.notJson();
  }
}

async function readText(context: Context): Promise<string> {
  const announced = Number(context.req.header("content-length") ?? Number.NaN);
  if (announced > largestBody) throw refusals.tooLarge();
  // HTTP ends a body at its announced length; one without is counted while it is read.
  const bytes = Number.isNaN(announced)
    ? await readCounting(context.req.raw)
    : new Uint8Array(await context.req.arrayBuffer().catch(brokenOff));
  return decode(bytes);
}

/** The visitor's connection ended in the middle: nobody will read the answer. */
function brokenOff(): never {
  throw refusals.notJson();
}

async function readCounting(request: Request): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > largestBody) throw refusals.tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw refusals.notJson();
  }
}
