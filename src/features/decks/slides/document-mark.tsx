/** Drawings of three kinds of sheet: prose, tables, a form. */
const pages = [
  <path key="prose" d="M16 30h30M16 42h40M16 50h40M16 58h34M16 70h40M16 78h26" />,
  <path key="table" d="M14 32h44v48H14zM14 44h44M14 56h44M14 68h44M30 32v48" />,
  <path
    key="form"
    d="M16 30h10v10H16zM34 35h22M16 48h10v10H16zM34 53h22M16 66h10v10H16zM34 71h22"
  />,
];

const sheet = "fill-sheet stroke-line-strong stroke-[1.5]";

export function DocumentMark({ number }: { number: number }) {
  const bundle = number % 3 === 2;
  return (
    <svg viewBox="0 0 80 100" className="w-12 framed:w-[86px]" aria-hidden="true">
      {bundle ? <rect x="12" y="0" width="62" height="92" rx="4" className={sheet} /> : null}
      {bundle ? <rect x="9" y="3" width="62" height="92" rx="4" className={sheet} /> : null}
      <rect x="4" y="7" width="62" height="92" rx="4" className={sheet} />
      <path d="M4 11a4 4 0 0 1 4-4h54a4 4 0 0 1 4 4v3H4z" className="fill-(--slide-tone)" />
      <g className="fill-none stroke-control stroke-2">{pages[(number - 1) % pages.length]}</g>
    </svg>
  );
}
