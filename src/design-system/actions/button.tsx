import type { ComponentProps } from "react";
import { NewTabNote } from "./new-tab-note.tsx";

/** Written out, so that the build finds them and keeps their rules: docs/decisions/0005. */
const variants = { primary: "button-primary", quiet: "button-quiet" };

type Look = { variant?: "primary" | "quiet"; size?: "regular" | "small" };
type LinkButtonProps = Look & { href: string; newTab?: boolean } & ComponentProps<"a">;
type PlainButtonProps = Look & { href?: undefined; newTab?: undefined } & ComponentProps<"button">;
export type ButtonProps = LinkButtonProps | PlainButtonProps;

/** A link when it has an address, otherwise a button. */
export function Button({ variant = "primary", size = "regular", ...props }: ButtonProps) {
  const look = `button ${variants[variant]} ${size === "small" ? "button-small" : ""} ${props.className ?? ""}`;
  if (props.href === undefined) {
    const { newTab: _newTab, ...native } = props;
    return <button type="button" {...native} className={look} />;
  }
  const { newTab, children, ...native } = props;
  return (
    <a {...native} {...(newTab ? { target: "_blank", rel: "noopener" } : {})} className={look}>
      {children}
      {newTab ? <NewTabNote /> : null}
    </a>
  );
}
