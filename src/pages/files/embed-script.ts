import { embed } from "#content/calculators/embed.ts";
import code from "../../features/embed/browser/embed.ts?code";

// The only words of the script: importing them there would bring all facts about the firm along.
const script = code.replaceAll("FRAME_TITLE", () => JSON.stringify(embed.frameTitle));

export const loader = () =>
  new Response(script, { headers: { "Content-Type": "text/javascript; charset=utf-8" } });
