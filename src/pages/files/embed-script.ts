import { embed } from "#content/calculators/embed.ts";
import code from "../../features/embed/browser/embed.ts?code";

// The script's only text. Importing it there would load all facts about the firm.
const script = code.replaceAll("FRAME_TITLE", () => JSON.stringify(embed.frameTitle));

export const loader = () =>
  new Response(script, { headers: { "Content-Type": "text/javascript; charset=utf-8" } });
