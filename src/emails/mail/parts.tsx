import type { ComponentProps, CSSProperties, ReactNode } from "react";
import { fonts, palette } from "./style.ts";

/** Mail programs know no other layout: each place on the sheet is a cell of a table. */
export function Table({ children, width = "100%", ...look }: ComponentProps<"table">) {
  return (
    <table role="presentation" width={width} cellPadding={0} cellSpacing={0} {...look}>
      <tbody>{children}</tbody>
    </table>
  );
}

export function Band({ children, top = 28 }: { children: ReactNode; top?: number }) {
  return (
    <Table>
      <tr>
        <td className="inner" style={{ padding: `${top}px 36px 0` }}>
          {children}
        </td>
      </tr>
    </Table>
  );
}

/** An element of text: its class for the dark version, and its look. */
function text(Tag: "h1" | "h2" | "p", className: string, style: CSSProperties) {
  return function Text({ children }: { children: ReactNode }) {
    return (
      <Tag className={className} style={style}>
        {children}
      </Tag>
    );
  };
}

export const Title = text("h1", "title ink", {
  margin: "0 0 12px",
  fontFamily: fonts.serif,
  fontSize: 32,
  lineHeight: "38px",
  fontWeight: 500,
  letterSpacing: "-0.01em",
  color: palette.ink,
});

export const Heading = text("h2", "ink", {
  margin: "0 0 8px",
  fontFamily: fonts.serif,
  fontSize: 21,
  lineHeight: "28px",
  fontWeight: 500,
  color: palette.ink,
});

export const Paragraph = text("p", "ink-2", {
  margin: "0 0 14px",
  fontSize: 16,
  lineHeight: "26px",
  color: palette.ink2,
});

export const SmallPrint = text("p", "ink-3", {
  margin: "0 0 12px",
  fontSize: 13,
  lineHeight: "20px",
  color: palette.ink3,
});

export type MailLink = { label: string; href: string };
export type Point = { text: string; link?: MailLink };

export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="link" style={styles.link}>
      {children}
    </a>
  );
}

export function Points({ points }: { points: readonly Point[] }) {
  return (
    <ul style={styles.points}>
      {points.map(({ text, link }) => (
        <li key={text} className="ink-2" style={styles.point}>
          {link ? (
            <>
              <TextLink href={link.href}>{link.label}</TextLink>
              {": "}
            </>
          ) : null}
          {text}
        </li>
      ))}
    </ul>
  );
}

/** A button that is a link: the padding belongs to the link, so that all of it can be pressed. */
export function Action({ href, children }: { href: string; children: ReactNode }) {
  return (
    <p style={styles.actionLine}>
      <a href={href} className="action" style={styles.action}>
        {children}
      </a>
    </p>
  );
}

const styles = {
  link: { color: palette.leaf },
  points: { margin: "0 0 14px", paddingLeft: 20 },
  point: { margin: "0 0 10px", fontSize: 16, lineHeight: "24px", color: palette.ink2 },
  actionLine: { margin: "6px 0 18px" },
  action: {
    display: "inline-block",
    padding: "14px 22px",
    borderRadius: 10,
    backgroundColor: palette.pine,
    color: "#ffffff",
    fontSize: 16,
    lineHeight: "20px",
    fontWeight: 600,
    textDecoration: "none",
  },
} as const;
