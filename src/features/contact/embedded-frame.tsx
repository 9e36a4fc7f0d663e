import { Button } from "#design-system/actions/button.tsx";
import { TextLink } from "#design-system/actions/text-link.tsx";

interface EmbeddedFrameProps {
  heading: string;
  src: string;
  button: string;
  link: { label: string; href: string };
  note: string;
}

/** Another company's page, loaded only when the visitor wants it. The plain link is always there. */
export function EmbeddedFrame({ heading, src, button, link, note }: EmbeddedFrameProps) {
  return (
    <section className="border-t border-line pt-6">
      <h3>{heading}</h3>
      <p className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button variant="quiet" size="small" data-frame-src={src} data-frame-title={heading} hidden>
          {button}
        </Button>
        <TextLink href={link.href} newTab>
          {link.label}
        </TextLink>
      </p>
      <p className="mt-3 text-sm text-ink-3">{note}</p>
      <div data-frame-place="" />
    </section>
  );
}
