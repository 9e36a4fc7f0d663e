import type { ComponentProps } from "react";
import { inNewTab, NewTabNote, TextLink } from "./text-link.tsx";

/** Complete class names, because the build searches the source for them: docs/decisions/0005. */
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
    <a {...native} {...(newTab ? inNewTab(props.href) : {})} className={look}>
      {children}
      {newTab ? <NewTabNote /> : null}
    </a>
  );
}

/** Beside what it is about, such as the row of a table. */
export function SmallButton(props: ButtonProps) {
  return <Button variant="quiet" size="small" {...props} />;
}

export type Action = { label: string; href: string; newTab?: boolean };

/** What a visitor can do next. Only the first button is filled; a text link comes last. */
export function ButtonRow(props: {
  actions: readonly Action[];
  link?: Action | undefined;
  className?: string;
}) {
  const { className = "" } = props;
  return (
    <p className={`flex flex-wrap items-center gap-x-3.5 gap-y-3 ${className}`}>
      {props.actions.map(({ label, ...link }, index) => (
        <Button key={label} variant={index === 0 ? "primary" : "quiet"} {...link}>
          {label}
        </Button>
      ))}
      {props.link ? (
        <TextLink standalone href={props.link.href}>
          {props.link.label}
        </TextLink>
      ) : null}
    </p>
  );
}
