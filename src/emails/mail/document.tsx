import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { firm } from "#content/firm.ts";
import { mailtoAddress } from "#wording/fill-in.ts";
import { type MailLink, Table } from "./parts.tsx";
import { fonts, mailStyle, palette } from "./style.ts";

export type RenderedMail = { subject: string; html: string; text: string };

/** What every message says in its frame. */
export type MailFrame = {
  subject: string;
  /** The line that an inbox shows beside the subject. */
  preview: string;
  origin: string;
  /** Where the firm's name leads. */
  home?: string;
  /** Why the recipient gets this message. */
  reason: string;
  unsubscribe?: MailLink;
};

export function renderHtml(message: ReactNode): string {
  return `<!doctype html>${renderToStaticMarkup(message)}`;
}

/** The frame of every message: the firm's name, the content on a white sheet, the firm's address. */
export function MailDocument(props: { message: MailFrame; children: ReactNode }) {
  const { message, children } = props;
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{message.subject}</title>
        <style>{mailStyle}</style>
      </head>
      <body className="page" style={styles.body}>
        <div style={styles.preview}>{message.preview}</div>
        <Table className="page" style={styles.page}>
          <tr>
            <td align="center" className="frame" style={styles.frame}>
              <Table width={600} style={styles.column}>
                <tr>
                  <td style={styles.brand}>
                    <a
                      href={message.home ?? message.origin}
                      className="ink"
                      style={styles.brandLink}
                    >
                      {firm.monogram ? (
                        <span className="mark" style={styles.mark}>
                          {firm.monogram}
                        </span>
                      ) : null}
                      {firm.name}
                    </a>
                  </td>
                </tr>
                <tr>
                  <td className="bar" style={styles.bar} />
                </tr>
                <tr>
                  <td className="sheet" style={styles.sheet}>
                    {children}
                  </td>
                </tr>
                <tr>
                  <td className="inner ink-3" style={styles.footer}>
                    {message.reason}
                    {message.unsubscribe ? (
                      <>
                        {" "}
                        <a
                          href={message.unsubscribe.href}
                          className="ink-3"
                          style={styles.footerLink}
                        >
                          {message.unsubscribe.label}
                        </a>
                      </>
                    ) : null}
                    <br />
                    <br />
                    {firm.legalName}, {firm.address.street}, {firm.address.city},{" "}
                    {firm.address.state} {firm.address.zip}
                    <br />
                    <a href={firm.phone.href} className="ink-3" style={styles.footerLink}>
                      {firm.phone.display}
                    </a>
                    {" · "}
                    <a href={mailtoAddress(firm.email)} className="ink-3" style={styles.footerLink}>
                      {firm.email}
                    </a>
                  </td>
                </tr>
              </Table>
            </td>
          </tr>
        </Table>
      </body>
    </html>
  );
}

const styles = {
  body: { margin: 0, padding: 0, backgroundColor: palette.paper, fontFamily: fonts.sans },
  preview: { display: "none", maxHeight: 0, overflow: "hidden", opacity: 0 },
  page: { backgroundColor: palette.paper },
  frame: { padding: "32px 16px 48px" },
  column: { width: "100%", maxWidth: 600, textAlign: "left" },
  brand: { padding: "0 4px 20px" },
  brandLink: {
    fontFamily: fonts.serif,
    fontSize: 22,
    lineHeight: "28px",
    fontWeight: 600,
    color: palette.ink,
    textDecoration: "none",
  },
  mark: {
    fontStyle: "italic",
    fontWeight: 500,
    fontSize: 15,
    lineHeight: "15px",
    color: palette.pine,
    border: `1.5px solid ${palette.pine}`,
    borderRadius: 6,
    padding: "3px 6px",
    marginRight: 10,
  },
  bar: {
    height: 10,
    fontSize: 0,
    lineHeight: 0,
    backgroundColor: palette.pine,
    borderRadius: "14px 14px 0 0",
  },
  sheet: {
    backgroundColor: palette.sheet,
    border: `1px solid ${palette.lineStrong}`,
    borderTop: "0",
    borderRadius: "0 0 14px 14px",
    paddingBottom: 12,
  },
  footer: { padding: "24px 36px 0", fontSize: 13, lineHeight: "20px", color: palette.ink3 },
  footerLink: { color: palette.ink3 },
} as const;
