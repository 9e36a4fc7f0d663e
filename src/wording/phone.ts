const american = /^(?:\+?1)?(\d{3})(\d{3})(\d{4})$/;

/** `8015550188` → `(801) 555-0188`. A number of another country or length stays as it was typed. */
export function formatPhone(typed: string): string {
  const [number = "", extension] = typed.split(/ext\.?|x/i).map((part) => part.trim());
  const [, area, exchange, line] = american.exec(number.replaceAll(/[^\d+]/g, "")) ?? [];
  if (!area) return typed;
  return `(${area}) ${exchange}-${line}${extension ? ` x${extension}` : ""}`;
}
