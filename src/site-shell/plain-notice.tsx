interface PlainNoticeProps {
  heading: string;
  text: string;
  action: { label: string; href: string };
  elsewhere: { label: string; href: string }[];
}

/** A slip with nothing on it: what the site says when there is no page to show. */
export function PlainNotice({ heading, text, action, elsewhere }: PlainNoticeProps) {
  return (
    <div className="mx-auto max-w-[40rem] px-5 py-20 sm:px-8 sm:py-28">
      <div className="slip">
        <h1 className="mt-4 text-3xl">{heading}</h1>
        <p className="mt-4 text-lg text-ink-2">{text}</p>
        <p className="mt-8">
          <a
            href={action.href}
            className="inline-block rounded-control bg-pine px-6 py-3.5 font-semibold text-white no-underline hover:bg-pine-deep"
          >
            {action.label}
          </a>
        </p>
        <ul className="mt-8 grid border-t border-line">
          {elsewhere.map((link) => (
            <li key={link.href} className="border-b border-dashed border-line">
              <a href={link.href} className="block py-3 text-ink-2 no-underline hover:text-ink">
                {link.label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
