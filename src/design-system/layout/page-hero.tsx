import type { ReactNode } from "react";
import { Breadcrumb, type BreadcrumbItem } from "./breadcrumb.tsx";
import { Wrap } from "./wrap.tsx";

interface PageHeroProps {
  /** The way here from the home page, ending with this page. */
  trail: readonly BreadcrumbItem[];
  /** A slip or a figure of the page's own subject. */
  picture: ReactNode;
  /** Gap and columns of the words and the picture. */
  columns?: string;
  children: ReactNode;
}

/** The top of a page: where it is, what it says, and a picture beside the words. */
export function PageHero({
  trail,
  picture,
  columns = "gap-12 lg:grid-cols-[1.15fr_.85fr]",
  children,
}: PageHeroProps) {
  return (
    <Wrap className="pt-6 pb-16 md:pt-10 md:pb-22">
      <Breadcrumb items={[{ label: "Home", href: "/" }, ...trail]} />
      <div className={`mt-8 grid items-center lg:gap-18 ${columns}`}>
        <div>{children}</div>
        {picture}
      </div>
    </Wrap>
  );
}
