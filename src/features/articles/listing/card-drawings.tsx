import { figure } from "#tax-law/look-up.ts";
import type { ArticlePicture } from "../article-picture.ts";

/** All drawings share this field; the rule at its foot is the ledger's line. */
const WIDTH = 160;
const FLOOR = 80;

export function Drawing({ picture }: { picture: ArticlePicture }) {
  const amount = (name: typeof picture.key) => figure(name, picture.year).value;
  switch (picture.kind) {
    case "columns":
    case "bars": {
      const marks = picture.figures.map((name) => ({
        name,
        value: amount(name),
        key: name === picture.key,
      }));
      return picture.kind === "columns" ? <Columns marks={marks} /> : <Bars marks={marks} />;
    }
    case "dots":
      return <Dots share={amount(picture.key)} />;
    case "band":
      return <Band from={amount(picture.figures[0])} to={amount(picture.figures[1])} />;
    case "ticks":
      return <Ticks count={amount(picture.key)} />;
    case "parts":
      return <Parts count={picture.parts} />;
  }
}

type Mark = { name: string; value: number; key: boolean };

const tint = (key: boolean) => (key ? "fill-(--mark-key)" : "fill-(--mark)");

function Columns({ marks }: { marks: Mark[] }) {
  const highest = Math.max(...marks.map(({ value }) => value));
  const step = WIDTH / marks.length;
  return (
    <>
      {marks.map(({ name, value, key }, index) => {
        const height = (value / highest) * (FLOOR - 6);
        return (
          <rect
            key={name}
            x={index * step}
            y={FLOOR - height}
            width={step - 8}
            height={height}
            className={tint(key)}
          />
        );
      })}
      <line x1="0" x2={WIDTH} y1={FLOOR} y2={FLOOR} className="stroke-line-strong" />
    </>
  );
}

function Bars({ marks }: { marks: Mark[] }) {
  const longest = Math.max(...marks.map(({ value }) => value));
  const step = FLOOR / marks.length;
  return (
    <>
      {marks.map(({ name, value, key }, index) => (
        <g key={name}>
          <rect
            y={index * step + 4}
            width={(value / longest) * WIDTH}
            height={step - 11}
            className={tint(key)}
          />
          <line
            x1="0"
            x2={WIDTH}
            y1={(index + 1) * step}
            y2={(index + 1) * step}
            className="stroke-line-strong"
          />
        </g>
      ))}
    </>
  );
}

const DOTS = { columns: 10, rows: 4 };

function Dots({ share }: { share: number }) {
  const total = DOTS.columns * DOTS.rows;
  return Array.from({ length: total }, (_, index) => (
    <circle
      // biome-ignore lint/suspicious/noArrayIndexKey: dots have nothing else to go by
      key={index}
      cx={7 + Math.floor(index / DOTS.rows) * 16.2}
      cy={9 + (index % DOTS.rows) * 20.5}
      r="5.5"
      className={tint(index < Math.round(share * total))}
    />
  ));
}

function Band({ from, to }: { from: number; to: number }) {
  const scale = WIDTH / (to * 1.25);
  const top = 10;
  return (
    <>
      <rect y={top} width={from * scale} height={FLOOR - top} className="fill-(--mark)" />
      <polygon
        points={`${from * scale},${top} ${to * scale},${FLOOR} ${from * scale},${FLOOR}`}
        className="fill-(--mark-key)"
      />
      {[from, to].map((income) => (
        <line
          key={income}
          x1={income * scale}
          x2={income * scale}
          y1="0"
          y2={FLOOR}
          className="stroke-control [stroke-dasharray:3_3]"
        />
      ))}
      <line x1="0" x2={WIDTH} y1={FLOOR} y2={FLOOR} className="stroke-line-strong" />
    </>
  );
}

function Ticks({ count }: { count: number }) {
  const step = WIDTH / (count + 1);
  return (
    <>
      {Array.from({ length: count + 1 }, (_, index) => {
        const after = index === count;
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: strokes have nothing else to go by
            key={index}
            x={index * step}
            y={after ? 6 : 34}
            width={Math.max(step - 6, step / 2)}
            height={FLOOR - (after ? 6 : 34)}
            className={tint(after)}
          />
        );
      })}
      <line x1="0" x2={WIDTH} y1={FLOOR} y2={FLOOR} className="stroke-line-strong" />
    </>
  );
}

function Parts({ count }: { count: number }) {
  const step = WIDTH / count;
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have nothing else to go by
    <g key={index}>
      <rect
        x={index * step + 1}
        y="27"
        width={step - 12}
        height={step - 12}
        rx="4"
        className="fill-none stroke-(--mark-key) stroke-[1.5]"
      />
      <path
        d={`M${index * step + 8} ${40} l5 5.5 l9 -11`}
        className="fill-none stroke-(--mark-key) stroke-[2.5]"
      />
      {index > 0 ? (
        <line
          x1={index * step - 10}
          x2={index * step}
          y1="41"
          y2="41"
          className="stroke-line-strong"
        />
      ) : null}
    </g>
  ));
}
