import { type DescribedPicture, Picture } from "./picture.tsx";

export interface LogoPicture extends DescribedPicture {
  href?: string | undefined;
}

/** Logos of different shapes, scaled to about the same area. */
export function LogoRow({ title, logos }: { title: string; logos: readonly LogoPicture[] }) {
  if (logos.length === 0) return null;
  return (
    <div className="logo-row">
      <h3 className="logo-row-title">{title}</h3>
      <ul>
        {logos.map((logo) => (
          <li key={logo.alt}>
            {logo.href ? (
              <a href={logo.href} target="_blank" rel="noopener">
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
  return <Picture picture={logo} sizes={`${width}px`} crop={crop} className="logo" />;
}
