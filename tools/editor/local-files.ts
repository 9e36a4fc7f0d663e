import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import * as z from "zod";
import { dataFolders, schemaOf } from "#content-schemas/data-files.ts";
import { colorsSchema } from "#content-schemas/firm.ts";
import { writeBrandColors } from "../build/brand-colors.ts";

const pictureFolder = "content/pictures";

const dataFile = z.string().refine((path) => schemaOf(path) !== undefined);
const picture = z.string().regex(/^content\/pictures\/[\w-]+(\.[\w-]+)*\.(jpe?g|png|webp|svg)$/i);
const jsonText = z.string().refine((text) => {
  try {
    return typeof JSON.parse(text) === "object";
  } catch {
    return false;
  }
});
const asset = z.object({ path: picture, content: z.base64() });

const asking = <Action extends string, Params extends z.ZodRawShape>(
  action: Action,
  params: Params,
) => z.object({ action: z.literal(action), params: z.object(params) });

/** What Decap's proxy backend asks for. No other file can be read or written. */
const request = z.discriminatedUnion("action", [
  z.object({ action: z.literal("info") }),
  asking("entriesByFiles", {
    files: z.array(z.object({ path: dataFile, label: z.string().optional() })),
  }),
  asking("entriesByFolder", { folder: z.enum(Object.keys(dataFolders)) }),
  asking("getEntry", { path: dataFile }),
  asking("persistEntry", {
    dataFiles: z.array(z.object({ path: dataFile, raw: jsonText })),
    assets: z.array(asset),
  }),
  z.object({ action: z.literal("getMedia") }),
  asking("getMediaFile", { path: picture }),
  asking("persistMedia", { asset }),
  asking("deleteFiles", { paths: z.array(picture) }),
]);

/** Answers the editor's questions about the files of this working copy. */
export function answerFromFiles(asked: unknown): unknown {
  const { data } = request.safeParse(asked);
  switch (data?.action) {
    case "info":
      return { repo: "local", publish_modes: ["simple"], type: "local_fs" };
    case "entriesByFiles":
      return data.params.files.map(({ path, label }) => entry(path, label));
    case "entriesByFolder":
      return globSync(`${data.params.folder}/*.json`).map((path) => entry(path));
    case "getEntry":
      return entry(data.params.path);
    case "persistEntry":
      for (const { path, content } of data.params.assets) write(path, content);
      for (const { path, raw } of data.params.dataFiles) {
        writeFileSync(path, raw);
        const colors = colorsSchema.safeParse(JSON.parse(raw));
        if (path === "content/colors.json" && colors.data) writeBrandColors(colors.data);
      }
      return { message: "saved" };
    case "getMedia":
      return globSync(`${pictureFolder}/*`)
        .filter((path) => picture.safeParse(path).success)
        .map(media);
    case "getMediaFile":
      return media(data.params.path);
    case "persistMedia":
      write(data.params.asset.path, data.params.asset.content);
      return media(data.params.asset.path);
    case "deleteFiles":
      for (const path of data.params.paths) rmSync(path, { force: true });
      return { message: "deleted" };
    default:
      return undefined;
  }
}

function entry(path: string, label?: string) {
  const data = existsSync(path) ? readFileSync(path, "utf8") : null;
  return { data, file: { path, label, id: path } };
}

function media(path: string) {
  const content = readFileSync(path).toString("base64");
  return { id: path, path, name: basename(path), content, encoding: "base64" };
}

function write(path: string, base64: string) {
  writeFileSync(path, Buffer.from(base64, "base64"));
}
