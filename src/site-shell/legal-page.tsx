import type { ReactNode } from "react";
import { Breadcrumb } from "#design-system/layout/breadcrumb.tsx";
import { Emphasized } from "#design-system/layout/emphasized.tsx";
import { formatDate } from "#wording/dates.ts";

interface LegalPageProps {
  title: string;
  lede: string;
  /** ISO date of the last change. */
  updated: string;
  children: ReactNode;
}

export function LegalPage({ title, lede, updated, children }: LegalPageProps) {
  return (
    <article className="mx-auto max-w-[46rem] px-5 pt-6 pb-24 sm:px-8 md:pt-10">
      <Breadcrumb items={[{ label: "Home", href: "/" }, { label: title }]} />
      <h1 className="mt-8 text-3xl">{title}</h1>
      <p className="mt-5 font-serif text-2xl leading-snug text-ink-2">
        <Emphasized text={lede} />
      </p>
      <p className="mt-6 border-t border-line pt-4 text-sm text-ink-3">
        Last changed on <time dateTime={updated}>{formatDate(updated)}</time>
      </p>
      <div className="prose mt-10">{children}</div>
    </article>
  );
}
