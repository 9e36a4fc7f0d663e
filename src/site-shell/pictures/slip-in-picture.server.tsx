import { disclaimer } from "#content/disclaimer.ts";
import type { SharingPicture } from "../metadata.ts";
import { designColor, SERIF } from "./draw.server.ts";

type SlipLines = NonNullable<SharingPicture["slip"]>;
type SlipLine = SlipLines["rows"][number];

const MOST_ROWS = 5;
const line = { display: "flex", justifyContent: "space-between", boxSizing: "border-box" } as const;
/** Up to two lines, next to a value that keeps its width. */
const label = { display: "block", flexShrink: 1, lineClamp: 2 } as const;
const ink = designColor("ink");

/** The estimate slip. Its sheet continues beyond the bottom of the picture. */
export function Slip({ rows = [], total = [] }: Partial<SlipLines>) {
  // If there are too many lines, the totals are kept.
  const totals = [total].flat();
  const shown = rows.slice(0, MOST_ROWS - totals.length);
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
          font: `italic 500 48px/1 ${SERIF}`,
        }}
      >
        Rx
      </div>
      {shown.length > 0 ? shown.map((row) => <Row key={row.label} {...row} />) : emptyRows}
      {totals.map((sum) => (
        <Total key={sum.label} {...sum} />
      ))}
      {shown.length > 0 ? (
        <div style={{ marginTop: 20, color: designColor("ink-3"), fontSize: 16 }}>
          {disclaimer.short}
        </div>
      ) : null}
    </div>
  );
}

const emptyRows = "12345678".split("").map((row) => <Row key={row} label="" value="" />);

function Row(row: SlipLine) {
  return (
    <div
      style={{
        ...line,
        minHeight: 60,
        padding: "17px 0",
        borderTop: `1.5px dashed ${designColor("line-strong")}`,
        fontSize: 19,
        lineHeight: 1.26,
      }}
    >
      <div style={{ ...label, color: designColor("ink-2") }}>{row.label}</div>
      <div style={{ flexShrink: 0, marginLeft: 14, color: ink, fontWeight: 600 }}>{row.value}</div>
    </div>
  );
}

function Total(total: SlipLine) {
  return (
    <div
      style={{
        ...line,
        padding: "16px 0",
        borderTop: `2px solid ${ink}`,
        color: ink,
        fontFamily: SERIF,
        fontWeight: 500,
        lineHeight: 1.15,
      }}
    >
      <div style={{ ...label, paddingTop: 8, fontSize: 22 }}>{total.label}</div>
      <div style={{ flexShrink: 0, marginLeft: 12, fontSize: 30 }}>{total.value}</div>
    </div>
  );
}
