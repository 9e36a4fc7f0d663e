import { colors } from "#content/colors.ts";

/** Mail programs know no custom properties: the design tokens, as values. A test compares them. */
export const palette = {
  ink: "#10201d",
  ink2: "#40524d",
  ink3: "#5c6b66",
  paper: "#fbfaf5",
  sheet: "#ffffff",
  line: "#e2dfd3",
  lineStrong: "#c9c5b5",
  pine: colors.pine,
  mint: colors.mint,
  leaf: colors.leaf,
  amber: "#8f5208",
  amberWash: "#fbf0dc",
  blue: "#22507e",
  blueWash: "#e6eef7",
} as const;

/** A cell of a ruled table: ledger, facts, specialties. */
export const ruledCell = {
  padding: "11px 0",
  borderTop: `1px dashed ${palette.line}`,
  verticalAlign: "top",
  fontSize: 16,
  lineHeight: "24px",
} as const;

/** With single quotes, because they are used inside style attributes. */
export const fonts = {
  serif: "Newsreader, 'Iowan Old Style', Georgia, 'Times New Roman', serif",
  sans: "'Instrument Sans', -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif",
} as const;

/**
 * The only style sheet in our messages: what inline styles cannot say. Mail programs that drop it
 * show the light, wide version. The text is constant, so that the site's content security policy
 * can name its hash and the preview shows exactly what will be sent.
 */
export const mailStyle = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 640px) {
  .frame { padding: 16px 8px 32px !important; }
  .inner { padding-left: 20px !important; padding-right: 20px !important; }
  .title { font-size: 26px !important; line-height: 32px !important; }
  .sum { font-size: 22px !important; line-height: 28px !important; }
  .action { display: block !important; text-align: center !important; }
}
@media (prefers-color-scheme: dark) {
  .page { background-color: #0b1613 !important; }
  .sheet { background-color: #13231f !important; border-color: #2c413a !important; }
  .bar { background-color: #2f8f72 !important; }
  .ink { color: #eef3ef !important; }
  .ink-2 { color: #bccac4 !important; }
  .ink-3 { color: #98a8a1 !important; }
  .mark { color: ${colors["leaf-light"]} !important; border-color: ${colors["leaf-light"]} !important; }
  .rule { border-color: #2c413a !important; }
  .rule-solid { border-color: #eef3ef !important; }
  .link { color: ${colors["leaf-light"]} !important; }
  .action { background-color: ${colors["leaf-light"]} !important; color: #06281f !important; }
  .note { background-color: #1a2e28 !important; }
  .low { background-color: #1c2f45 !important; color: #b7d1ec !important; }
  .medium { background-color: #3a2c12 !important; color: #f0cf97 !important; }
  .high { background-color: #173d30 !important; color: #a9e2c8 !important; }
}
`;
