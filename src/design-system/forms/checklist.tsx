import { Check } from "lucide-react";

export type ChecklistItem = { label: string; done: boolean };

/** What is still to do, said calmly beside a button that is not ready yet. */
export function Checklist({ title, items }: { title: string; items: readonly ChecklistItem[] }) {
  return (
    <div className="text-nav leading-normal">
      <p className="font-semibold">{title}</p>
      <ul className="mt-1.5">
        {items.map((item) => (
          <li
            key={item.label}
            className={`flex gap-2.5 py-1 ${item.done ? "text-ink-3" : "text-ink-2"}`}
          >
            {item.done ? (
              <Check aria-hidden="true" className="mt-[0.2em] size-[1.1em] shrink-0 text-leaf" />
            ) : (
              <span
                aria-hidden="true"
                className="mx-[0.125em] mt-[0.34em] size-[0.85em] shrink-0 rounded-full border-[1.5px] border-control"
              />
            )}
            <span>
              {item.label}
              <span className="sr-only">{item.done ? " (done)" : " (to do)"}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
