import code from "../../features/embed/browser/embed.ts?code";

export const loader = () =>
  new Response(code, { headers: { "Content-Type": "text/javascript; charset=utf-8" } });
