/** Mail programs know no custom properties: the design tokens, as values. A test compares them. */
export const palette = {
  ink: "#10201d",
  ink2: "#40524d",
  ink3: "#5c6b66",
  paper: "#fbfaf5",
  sheet: "#ffffff",
  line: "#e2dfd3",
  lineStrong: "#c9c5b5",
  pine: "#0c4a3e",
  mint: "#d7eee2",
  leaf: "#12805c",
  amber: "#8f5208",
  amberWash: "#fbf0dc",
  blue: "#22507e",
  blueWash: "#e6eef7",
} as const;

/** Quoted with single quotes: they stand in style attributes. */
export const fonts = {
  serif: "Newsreader, 'Iowan Old Style', Georgia, 'Times New Roman', serif",
  sans: "'Instrument Sans', -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif",
} as const;
