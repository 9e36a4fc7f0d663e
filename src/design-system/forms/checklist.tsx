/** What is missing before the button beside it can be used. */
export function Checklist({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div className="text-nav leading-normal">
      <p className="font-semibold">{title}</p>
      <ul className="mt-1.5">
        {items.map((item) => (
          <li key={item} className="flex gap-2.5 py-1 text-ink-2">
            <span
              aria-hidden="true"
              className="mx-[0.125em] mt-[0.34em] size-[0.85em] shrink-0 rounded-full border-[1.5px] border-control"
            />
            <span>{item}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
