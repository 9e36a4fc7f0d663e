import { firm } from "#content/firm.ts";
import type { PageDescription, SharingPicture } from "../metadata.ts";
import {
  designColor,
  drawSvg,
  firmDrawing,
  measureHeight,
  rasterize,
  SANS,
  SERIF,
} from "./draw.server.ts";
import { Slip } from "./slip-in-picture.server.tsx";

const WIDTH = 1200;
const HEIGHT = 630;
const PANEL_WIDTH = 484;
const TITLE_WIDTH = 588;
const TITLE_SIZES = [76, 68, 60, 54, 48, 43];
const TITLE_LINE_HEIGHT = 1.08;
const MOST_TITLE_HEIGHT = 316;

const toneColors = {
  green: designColor("leaf"),
  blue: designColor("blue"),
  plum: designColor("plum"),
};
const column = { display: "flex", flexDirection: "column", boxSizing: "border-box" } as const;

/** The PNG of a shared link: the page's title beside a slip of its figures. */
export async function drawSharingPicture(props: PageDescription): Promise<Uint8Array<ArrayBuffer>> {
  const { picture = {} } = props;
  const title = picture.title ?? props.title;
  const drawing = <Picture {...picture} title={title} titleSize={await titleSize(title)} />;
  const svg = await drawSvg(drawing, { width: WIDTH, height: HEIGHT });
  return rasterize(svg, WIDTH, WIDTH);
}

/** The largest size at which the title fits; at the smallest size it is cut. */
async function titleSize(title: string): Promise<number> {
  for (const size of TITLE_SIZES) {
    const height = await measureHeight(<Title size={size}>{title}</Title>, TITLE_WIDTH);
    if (height <= MOST_TITLE_HEIGHT) return size;
  }
  return Math.min(...TITLE_SIZES);
}

function Picture(props: SharingPicture & { title: string; titleSize: number }) {
  const { eyebrow = firm.tagline, tone = "green" } = props;
  const padding = "66px 56px 42px 72px";
  const width = WIDTH - PANEL_WIDTH;
  const corner = 14;
  return (
    <div style={{ display: "flex", height: "100%", fontFamily: SANS }}>
      <div style={{ ...column, width, padding, background: designColor("paper") }}>
        <Wordmark />
        <div
          style={{
            margin: "auto 0 14px",
            color: toneColors[tone],
            font: `600 20px ${SANS}`,
            letterSpacing: 1.6,
            textTransform: "uppercase",
          }}
        >
          {eyebrow}
        </div>
        <Title size={props.titleSize}>{props.title}</Title>
        <div
          style={{
            marginTop: 34,
            paddingTop: 16,
            borderTop: `1px solid ${designColor("line-strong")}`,
            color: designColor("ink-3"),
            fontSize: 20,
          }}
        >
          {firm.domain}
        </div>
      </div>
      <div
        style={{
          ...column,
          width: PANEL_WIDTH,
          padding: "84px 56px 0",
          background: designColor("pine-deep"),
        }}
      >
        <div
          style={{
            flexShrink: 0,
            height: corner,
            borderRadius: `${corner}px ${corner}px 0 0`,
            background: toneColors[tone],
          }}
        />
        <Slip {...props.slip} />
      </div>
    </div>
  );
}

function Title({ size, children }: { size: number; children: string }) {
  return (
    <div
      style={{
        display: "block",
        maxWidth: TITLE_WIDTH,
        color: designColor("ink"),
        fontFamily: SERIF,
        fontSize: size,
        fontWeight: 500,
        letterSpacing: -0.018 * size,
        lineHeight: TITLE_LINE_HEIGHT,
        textWrap: "balance",
        lineClamp: Math.floor(MOST_TITLE_HEIGHT / (TITLE_LINE_HEIGHT * Math.min(...TITLE_SIZES))),
      }}
    >
      {children}
    </div>
  );
}

function Wordmark() {
  return (
    <div style={{ display: "flex", alignItems: "center", fontFamily: SERIF, fontWeight: 500 }}>
      <img
        src={`data:image/svg+xml;base64,${Buffer.from(firmDrawing("logo")).toString("base64")}`}
        alt=""
        width={52}
        height={46}
        style={{ marginRight: 16, objectFit: "contain" }}
      />
      <div style={{ paddingTop: 5, color: designColor("ink"), fontSize: 40, letterSpacing: -0.4 }}>
        {firm.name}
      </div>
    </div>
  );
}
