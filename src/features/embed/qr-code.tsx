import type { QRCode } from "qrcode";
import { useEffect, useState } from "react";
import { embedBuilder } from "#content/pages/embed-builder.ts";
import { fillIn } from "#wording/fill-in.ts";

/** White modules around the code, which readers require. */
const quietZone = 4;

/** The library is loaded only here. We draw the code as SVG, so that it prints sharp. */
export function QrCode({ text }: { text: string }) {
  const [modules, setModules] = useState<QRCode["modules"]>();
  useEffect(() => {
    let wanted = true;
    import("qrcode").then(({ create }) => {
      if (wanted) setModules(create(text, { errorCorrectionLevel: "M" }).modules);
    });
    return () => {
      wanted = false;
    };
  }, [text]);
  if (!modules) return <div className="embed-code" />;
  const side = modules.size + 2 * quietZone;
  return (
    <svg
      className="embed-code"
      role="img"
      aria-label={fillIn(embedBuilder.link.code, { link: text })}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <path d={pathOf(modules)} transform={`translate(${quietZone} ${quietZone})`} />
    </svg>
  );
}

/** A square for every dark module, row by row. */
function pathOf({ size, data }: QRCode["modules"]): string {
  return Array.from(data, (dark, index) =>
    dark ? `M${index % size} ${Math.floor(index / size)}h1v1h-1z` : "",
  ).join("");
}
