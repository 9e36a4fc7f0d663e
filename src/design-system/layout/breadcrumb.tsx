export type BreadcrumbItem = { label: string; href?: string };

export function Breadcrumb(props: { items: readonly BreadcrumbItem[]; label?: string }) {
  const { label = "Breadcrumb" } = props;
  return (
    <nav aria-label={label} className="text-sm text-ink-3">
      <ol className="flex flex-wrap items-center">
        {props.items.map((item, index) => (
          <li key={item.label} className="flex items-center">
            {item.href ? (
              <a
                href={item.href}
                className="inline-flex min-h-11 items-center no-underline hover:text-ink hover:underline"
              >
                {item.label}
              </a>
            ) : (
              <span aria-current="page" className="text-ink-2">
                {item.label}
              </span>
            )}
            {/* After the item, so that a wrapped line does not begin with it. */}
            {index < props.items.length - 1 ? (
              <span aria-hidden="true" className="px-1.5 font-serif text-ink-3 italic sm:px-2.5">
                /
              </span>
            ) : null}
          </li>
        ))}
      </ol>
    </nav>
  );
}
