import { type DescribedPicture, Picture } from "./picture.tsx";

export interface LogoPicture extends DescribedPicture {
  href?: string | undefined;
}

const cell = "flex min-h-14 items-center";

/** Logos of different shapes, scaled to about the same area. */
export function LogoRow({ title, logos }: { title: string; logos: readonly LogoPicture[] }) {
  if (logos.length === 0) return null;
  return (
    <div className="mt-10 border-t border-line pt-6">
      <h3 className="font-sans text-sm leading-[1.4] font-medium tracking-normal text-ink-3">
        {title}
      </h3>
      <ul className="mt-4 flex flex-wrap items-center gap-x-11 gap-y-4">
        {logos.map((logo) => (
          <li key={logo.alt} className={cell}>
            {logo.href ? (
              <a href={logo.href} target="_blank" rel="noopener" className={cell}>
                <Logo logo={logo} />
                <span className="sr-only"> (opens in a new tab)</span>
              </a>
            ) : (
              <Logo logo={logo} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** In square pixels. */
const area = 7200;

function Logo({ logo }: { logo: DescribedPicture }) {
  const ratio = logo.width / logo.height;
  const width = Math.round(Math.min(192, Math.sqrt(area * ratio)));
  const crop = { width, height: Math.round(width / ratio) };
  // Makes a white background of the logo take the color of the page.
  return <Picture picture={logo} sizes={`${width}px`} crop={crop} className="mix-blend-multiply" />;
}
