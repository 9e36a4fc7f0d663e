/** Widths of text in a TrueType face: enough to break a title into lines outside a browser. */
export type FontMetrics = {
  widthOf(text: string, fontSize: number, letterSpacing?: number): number;
};

export function readFontMetrics(font: Buffer): FontMetrics {
  const tables = tableOffsets(font);
  const unitsPerEm = font.readUInt16BE(table(tables, "head") + 18);
  const glyphs = readCharacterMap(font, table(tables, "cmap"));
  const hmtx = table(tables, "hmtx");
  const fullMetrics = font.readUInt16BE(table(tables, "hhea") + 34);
  const advanceOf = (character: string) => {
    const glyph = glyphs.get(character.codePointAt(0) ?? 0) ?? 0;
    return font.readUInt16BE(hmtx + 4 * Math.min(glyph, fullMetrics - 1)) / unitsPerEm;
  };
  return {
    widthOf(text, fontSize, letterSpacing = 0) {
      return [...text].reduce((sum, one) => sum + advanceOf(one) * fontSize + letterSpacing, 0);
    },
  };
}

function tableOffsets(font: Buffer): Map<string, number> {
  const count = font.readUInt16BE(4);
  return new Map(
    Array.from({ length: count }, (_, index) => {
      const record = 12 + index * 16;
      return [font.toString("latin1", record, record + 4), font.readUInt32BE(record + 8)];
    }),
  );
}

function table(tables: Map<string, number>, tag: string): number {
  const offset = tables.get(tag);
  if (offset === undefined) throw new Error(`The font has no ${tag} table`);
  return offset;
}

/** Format 4 of the cmap table: segments of the basic plane, which is all these faces have. */
function readCharacterMap(font: Buffer, cmap: number): Map<number, number> {
  const subtables = Array.from({ length: font.readUInt16BE(cmap + 2) }, (_, index) => {
    return cmap + font.readUInt32BE(cmap + 4 + index * 8 + 4);
  });
  const start = subtables.find((offset) => font.readUInt16BE(offset) === 4);
  if (start === undefined) throw new Error("The font has no character map in format 4");
  const size = font.readUInt16BE(start + 6);
  const glyphs = new Map<number, number>();
  for (let segment = 0; segment < size; segment += 2) {
    const last = font.readUInt16BE(start + 14 + segment);
    const first = font.readUInt16BE(start + 16 + size + segment);
    const delta = font.readUInt16BE(start + 16 + 2 * size + segment);
    const rangeAt = start + 16 + 3 * size + segment;
    const range = font.readUInt16BE(rangeAt);
    for (let code = first; code <= last && code < 0xffff; code += 1) {
      const glyph = range === 0 ? code : font.readUInt16BE(rangeAt + range + 2 * (code - first));
      if (glyph !== 0) glyphs.set(code, (glyph + delta) & 0xffff);
    }
  }
  return glyphs;
}
