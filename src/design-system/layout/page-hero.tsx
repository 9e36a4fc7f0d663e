import type { ReactNode } from "react";
import { Breadcrumb, type BreadcrumbItem } from "./breadcrumb.tsx";
import { PageHeading } from "./page-heading.tsx";
import { Wrap } from "./wrap.tsx";

/** The background by kind of page: a service in its hue, a partner's page on a dark band. */
const bands = {
  paper: "",
  dark: "on-dark",
  green: "border-b border-line bg-mint/50",
  blue: "border-b border-line bg-blue-wash",
  plum: "border-b border-line bg-plum-wash",
};

interface PageHeroProps {
  /** The path from the home page, ending with this page. */
  trail: readonly BreadcrumbItem[];
  picture: ReactNode;
  /** Classes for the gap and columns of words and picture. */
  columns?: string;
  band?: keyof typeof bands;
  /** Links to the page's sections: after the words on a phone, else under words and picture. */
  contents?: ReactNode;
  children: ReactNode;
}

/** The top of a page: breadcrumb, title, and a picture beside the words. */
export function PageHero(props: PageHeroProps) {
  const { columns = "gap-12 lg:grid-cols-[1.15fr_.85fr]", band = "paper" } = props;
  return (
    <div className={bands[band]}>
      <Wrap className="pt-6 pb-12 md:pt-10 md:pb-22">
        <Breadcrumb items={[{ label: "Home", href: "/" }, ...props.trail]} />
        <div className={`mt-5 grid md:mt-8 items-center lg:gap-18 ${columns}`}>
          <div>{props.children}</div>
          {props.contents ? (
            <div className="md:order-last md:col-span-full">{props.contents}</div>
          ) : null}
          {props.picture}
        </div>
      </Wrap>
    </div>
  );
}

/** The top of a page without a picture. `className` has the space below it. */
export function PageTop(props: {
  trail: readonly BreadcrumbItem[];
  words: { eyebrow?: string; heading: string; lede: string };
  className: string;
  children?: ReactNode;
}) {
  const { eyebrow, heading, lede } = props.words;
  return (
    <Wrap className={`pt-6 md:pt-10 ${props.className}`}>
      <Breadcrumb items={[{ label: "Home", href: "/" }, ...props.trail]} />
      <PageHeading className="mt-8" eyebrow={eyebrow} title={heading} lede={lede} />
      {props.children}
    </Wrap>
  );
}
