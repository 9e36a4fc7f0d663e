import { useEffect, useState } from "react";
import { embedBuilder } from "#content/pages/embed-builder.ts";
import { SmallButton } from "#design-system/actions/button.tsx";
import { fillIn } from "#wording/fill-in.ts";
import { type QrModules, qrModules, qrPath, qrPng, qrSvg } from "./qr-files.ts";

const words = embedBuilder.link;

/** Always black on white, because cameras need the contrast. */
const codeLook = "aspect-square w-44 rounded-control border border-line bg-white fill-ink";

/** The code of a link, to look at and to download. */
export function QrCode({ link, fileName }: { link: string; fileName: string }) {
  const [drawn, setDrawn] = useState<{ modules: QrModules; png: string }>();
  useEffect(() => {
    let wanted = true;
    qrModules(link).then((modules) => {
      if (wanted) setDrawn({ modules, png: qrPng(modules) });
    });
    return () => {
      wanted = false;
    };
  }, [link]);
  if (!drawn) return <div className={codeLook} />;
  const side = drawn.modules.size;
  const files = {
    svg: `data:image/svg+xml,${encodeURIComponent(qrSvg(drawn.modules))}`,
    png: drawn.png,
  };
  return (
    <div className="grid content-start gap-3">
      <svg
        className={codeLook}
        role="img"
        aria-label={fillIn(words.code, { link })}
        viewBox={`0 0 ${side} ${side}`}
        shapeRendering="crispEdges"
      >
        <path d={qrPath(drawn.modules)} />
      </svg>
      <p className="flex gap-2">
        {(["svg", "png"] as const).map((kind) => (
          <SmallButton key={kind} href={files[kind]} download={`${fileName}.${kind}`}>
            {words.download[kind]}
          </SmallButton>
        ))}
      </p>
    </div>
  );
}
