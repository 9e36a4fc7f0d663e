import { PNG } from "pngjs";
import { disclaimer, firm } from "#content/firm.ts";
import type { PageDescription, SharingPicture } from "../metadata.ts";
import { designColor, drawSvg, rasterize, SANS, SERIF } from "./draw.server.ts";

const WIDTH = 1200;
const HEIGHT = 630;
const PANEL_WIDTH = 484;
const TITLE_WIDTH = 588;
const TITLE_SIZES = [76, 68, 60, 54, 48, 43];
const MOST_TITLE_HEIGHT = 316;
const MOST_ROWS = 5;

const toneColors = {
  green: designColor("leaf"),
  blue: designColor("blue"),
  plum: designColor("plum"),
};

/** The PNG of a shared link: the page's title beside a slip of its figures. */
export async function drawSharingPicture({
  title: pageTitle,
  picture = {},
}: PageDescription): Promise<Uint8Array<ArrayBuffer>> {
  const title = picture.title ?? pageTitle;
  const size = await titleSize(title);
  const svg = await drawSvg(<Picture {...picture} title={title} titleSize={size} />, {
    width: WIDTH,
    height: HEIGHT,
  });
  const { pixels, width, height } = await rasterize(svg, WIDTH);
  const image = Object.assign(new PNG({ width, height }), { data: Buffer.from(pixels) });
  // Without filters, flat colours take two thirds of what resvg's own PNG takes.
  return new Uint8Array(PNG.sync.write(image, { filterType: 0, deflateStrategy: 0 }));
}

/** The largest size at which the title stands in its place; at the smallest it is cut. */
async function titleSize(title: string): Promise<number> {
  for (const size of TITLE_SIZES) {
    let height = 0;
    await drawSvg(<Title size={size}>{title}</Title>, { width: TITLE_WIDTH }, (node) => {
      height = Math.max(height, node.height);
    });
    if (height <= MOST_TITLE_HEIGHT) return size;
  }
  return Math.min(...TITLE_SIZES);
}

function Picture({
  title,
  titleSize,
  eyebrow = firm.tagline,
  tone = "green",
  slip,
}: SharingPicture & { title: string; titleSize: number }) {
  return (
    <div style={{ display: "flex", width: "100%", height: "100%", fontFamily: SANS }}>
      <div
        style={{
          display: "flex",
          flexDirection: "column",
          boxSizing: "border-box",
          width: WIDTH - PANEL_WIDTH,
          padding: "66px 56px 42px 72px",
          background: designColor("paper"),
        }}
      >
        <Wordmark />
        <div
          style={{
            marginTop: "auto",
            marginBottom: 14,
            color: toneColors[tone],
            fontSize: 20,
            fontWeight: 600,
            letterSpacing: 1.6,
            textTransform: "uppercase",
          }}
        >
          {eyebrow}
        </div>
        <Title size={titleSize}>{title}</Title>
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
          display: "flex",
          flexDirection: "column",
          boxSizing: "border-box",
          width: PANEL_WIDTH,
          padding: "84px 56px 0",
          background: designColor("pine-deep"),
        }}
      >
        <div
          style={{
            flexShrink: 0,
            height: 14,
            borderTopLeftRadius: 14,
            borderTopRightRadius: 14,
            background: toneColors[tone],
          }}
        />
        <Slip {...slip} />
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
        lineHeight: 1.08,
        textWrap: "balance",
        lineClamp: Math.floor(MOST_TITLE_HEIGHT / (1.08 * Math.min(...TITLE_SIZES))),
      }}
    >
      {children}
    </div>
  );
}

function Wordmark() {
  const pine = designColor("pine");
  return (
    <div style={{ display: "flex", alignItems: "center", fontFamily: SERIF, fontWeight: 500 }}>
      <div
        style={{
          display: "flex",
          alignItems: "center",
          justifyContent: "center",
          boxSizing: "border-box",
          width: 52,
          height: 46,
          marginRight: 16,
          paddingTop: 4,
          border: `2.4px solid ${pine}`,
          borderRadius: 10,
          color: pine,
          fontSize: 29,
          fontStyle: "italic",
        }}
      >
        Rx
      </div>
      <div style={{ paddingTop: 5, color: designColor("ink"), fontSize: 40, letterSpacing: -0.4 }}>
        {firm.name}
      </div>
    </div>
  );
}

/** The estimate slip: it leaves the picture at the bottom, like a sheet still in the pad. */
function Slip({ rows = [], total }: Partial<NonNullable<SharingPicture["slip"]>>) {
  // A total is what the lines are for: it stays when lines must go.
  const shown = rows.slice(0, total ? MOST_ROWS - 1 : MOST_ROWS);
  return (
    <div
      style={{
        display: "flex",
        flexDirection: "column",
        flexGrow: 1,
        padding: "0 28px",
        background: designColor("sheet"),
      }}
    >
      <div
        style={{
          margin: "22px 0 10px -2px",
          color: designColor("pine"),
          fontFamily: SERIF,
          fontSize: 48,
          fontStyle: "italic",
          fontWeight: 500,
          lineHeight: 1,
        }}
      >
        Rx
      </div>
      {shown.length > 0 ? shown.map((row) => <Row key={row.label} {...row} />) : emptyRows}
      {total ? <Total {...total} /> : null}
      {shown.length > 0 ? (
        <div style={{ marginTop: 20, color: designColor("ink-3"), fontSize: 16 }}>
          {disclaimer.short}
        </div>
      ) : null}
    </div>
  );
}

const emptyRows = "12345678".split("").map((row) => <Row key={row} label="" value="" />);

function Row({ label, value }: { label: string; value: string }) {
  return (
    <div
      style={{
        display: "flex",
        justifyContent: "space-between",
        boxSizing: "border-box",
        minHeight: 60,
        padding: "17px 0",
        borderTop: `1.5px dashed ${designColor("line-strong")}`,
        fontSize: 19,
        lineHeight: 1.26,
      }}
    >
      <div style={{ display: "block", flexShrink: 1, color: designColor("ink-2"), lineClamp: 2 }}>
        {label}
      </div>
      <div style={{ flexShrink: 0, marginLeft: 14, color: designColor("ink"), fontWeight: 600 }}>
        {value}
      </div>
    </div>
  );
}

function Total({ label, value }: { label: string; value: string }) {
  return (
    <div
      style={{
        display: "flex",
        justifyContent: "space-between",
        padding: "16px 0",
        borderTop: `2px solid ${designColor("ink")}`,
        color: designColor("ink"),
        fontFamily: SERIF,
        fontWeight: 500,
        lineHeight: 1.15,
      }}
    >
      <div style={{ display: "block", flexShrink: 1, paddingTop: 8, fontSize: 22, lineClamp: 2 }}>
        {label}
      </div>
      <div style={{ flexShrink: 0, marginLeft: 12, fontSize: 30 }}>{value}</div>
    </div>
  );
}
