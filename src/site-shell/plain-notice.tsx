import { Button } from "#design-system/actions/button.tsx";

interface PlainNoticeProps {
  heading: string;
  text: string;
  action: { label: string; href: string };
  elsewhere: { label: string; href: string }[];
}

/**
 * A slip with nothing on it: what the site says when there is no page to show. The server's own
 * small pages stand in the same frame and use no other class: server/http/server-page.ts.
 */
export function PlainNotice({ heading, text, action, elsewhere }: PlainNoticeProps) {
  return (
    <div className="notice">
      <div className="slip">
        <h1>{heading}</h1>
        <p className="mt-4 text-lg text-ink-2">{text}</p>
        <p className="mt-8">
          <Button href={action.href}>{action.label}</Button>
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
