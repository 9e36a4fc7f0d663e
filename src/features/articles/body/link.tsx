import type { ComponentProps } from "react";
import { TextLink } from "#design-system/actions/text-link.tsx";

/** A markdown link. One to another site opens in a new tab and says so. */
export function Link({ href = "", children }: ComponentProps<"a">) {
  return (
    <TextLink href={href} newTab={/^https?:/.test(href)}>
      {children}
    </TextLink>
  );
}
