import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

export type RenderedMail = { subject: string; html: string; text: string };

export function renderMail(message: ReactElement): string {
  return `<!doctype html>${renderToStaticMarkup(message)}`;
}
