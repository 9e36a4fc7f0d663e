import type { ReactNode } from "react";

const looks = {
  info: { box: "bg-blue-wash", title: "text-blue" },
  warning: { box: "bg-amber-wash", title: "text-amber" },
  // Looks like a slip: a white sheet with a dashed rule under its head.
  example: {
    box: "border border-line-strong bg-sheet",
    title: "mb-3.5 border-b border-dashed border-line-strong pb-3 text-leaf",
  },
};

/** A note, a warning or a worked example beside the text. */
export function Callout(props: {
  tone?: keyof typeof looks;
  title: ReactNode;
  children: ReactNode;
}) {
  const { tone = "info" } = props;
  const look = looks[tone];
  return (
    <aside
      className={`on-sheet rounded-sheet px-5 py-4.5 sm:px-6 sm:py-5 print:border ${look.box}`}
    >
      <p className={`font-serif text-lg leading-snug ${look.title}`}>{props.title}</p>
      <div className="mt-1.5 leading-[1.55] text-ink-2 [&>*+*]:mt-3">
        {typeof props.children === "string" ? <p>{props.children}</p> : props.children}
      </div>
    </aside>
  );
}
