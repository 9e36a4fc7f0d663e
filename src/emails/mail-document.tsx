import type { ReactNode } from "react";
import { firm } from "#content/firm.ts";
import { fonts, palette } from "./mail-palette.ts";
import { mailStyle } from "./mail-style.ts";

type MailDocumentProps = {
  title: string;
  /** The line that an inbox shows beside the subject. */
  preview: string;
  origin: string;
  /** Why the recipient gets this message. */
  reason: string;
  children: ReactNode;
};

/** Paper, the white sheet with its pine bar, and the firm's address below. */
export function MailDocument({ title, preview, origin, reason, children }: MailDocumentProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{title}</title>
        <style>{mailStyle}</style>
      </head>
      <body className="page" style={styles.body}>
        <div style={styles.preview}>{preview}</div>
        <table
          role="presentation"
          width="100%"
          cellPadding={0}
          cellSpacing={0}
          className="page"
          style={styles.page}
        >
          <tbody>
            <tr>
              <td align="center" className="frame" style={styles.frame}>
                <table
                  role="presentation"
                  width={600}
                  cellPadding={0}
                  cellSpacing={0}
                  style={styles.column}
                >
                  <tbody>
                    <tr>
                      <td style={styles.brand}>
                        <a href={origin} className="ink" style={styles.brandLink}>
                          <span className="mark" style={styles.mark}>
                            Rx
                          </span>
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
                        {reason}
                        <br />
                        <br />
                        {firm.legalName}, {firm.address.street}, {firm.address.suite},{" "}
                        {firm.address.city}, {firm.address.state} {firm.address.zip}
                        <br />
                        <a href={firm.phone.href} className="ink-3" style={styles.footerLink}>
                          {firm.phone.display}
                        </a>
                        {" · "}
                        <a
                          href={`mailto:${firm.email}`}
                          className="ink-3"
                          style={styles.footerLink}
                        >
                          {firm.email}
                        </a>
                      </td>
                    </tr>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
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
