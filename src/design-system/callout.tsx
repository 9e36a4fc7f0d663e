import { CircleAlert, Info } from "lucide-react";
import type { ReactNode } from "react";

type CalloutTone = "info" | "warning" | "example";

const looks: Record<CalloutTone, { box: string; title: string; icon: typeof Info | null }> = {
  info: { box: "bg-blue-wash", title: "text-blue", icon: Info },
  warning: { box: "bg-amber-wash", title: "text-amber", icon: CircleAlert },
  // In the language of the slip: a white sheet, its head ruled off with dashes.
  example: {
    box: "border border-line-strong bg-sheet",
    title: "mb-3 border-b border-dashed border-line-strong pb-3 text-leaf",
    icon: null,
  },
};

/** Said beside the text: a note, a warning, or an example worked through. */
export function Callout({
  tone = "info",
  title,
  children,
}: {
  tone?: CalloutTone;
  title: ReactNode;
  children: ReactNode;
}) {
  const { box, title: titleLook, icon: Icon } = looks[tone];
  return (
    <aside className={`on-sheet rounded-sheet px-5 py-4 sm:px-6 sm:py-5 print:border ${box}`}>
      <p className={`flex gap-2.5 leading-snug font-semibold ${titleLook}`}>
        {Icon ? <Icon aria-hidden="true" className="mt-[0.1em] size-[1.15em] shrink-0" /> : null}
        {title}
      </p>
      <div className="mt-1.5 text-ink-2 [&>*+*]:mt-3">
        {typeof children === "string" ? <p>{children}</p> : children}
      </div>
    </aside>
  );
}
