import type { BlockOf } from "#contracts/deck.ts";

const ruled = "grid border-b border-line py-4 framed:content-center";
const sideBySide = "framed:grid framed:auto-cols-[1fr] framed:grid-flow-col framed:border-0";
const numberLook =
  "font-serif text-[1.5rem]/[1.15] font-medium lining-nums text-(--slide-tone) italic framed:leading-none";

/** The list, its items and their numbers, each by look. */
const looks = {
  rows: {
    list: "",
    item: `${ruled} grid-cols-[2.25rem_1fr] framed:grid-cols-[56px_1fr] framed:py-[20px]`,
    number: `${numberLook} framed:text-[38px]`,
  },
  plain: { list: "", item: `${ruled} grid-cols-[1fr] framed:py-[20px]`, number: undefined },
  documents: {
    list: "",
    item: `${ruled} grid-cols-[4.5rem_1fr] items-center framed:grid-cols-[128px_1fr] framed:py-[24px]`,
    number: undefined,
  },
  columns: {
    list: `${sideBySide} framed:gap-[40px]`,
    item: "grid grid-cols-[1fr] border-b border-line py-4 framed:block framed:content-start framed:border-t framed:border-b-0 framed:border-line-strong framed:pt-[20px] framed:pb-0",
    number: undefined,
  },
  path: {
    list: sideBySide,
    item: "grid grid-cols-[2.25rem_1fr] border-b border-line py-4 framed:relative framed:mt-[28px] framed:block framed:content-start framed:border-t-[3px] framed:border-b-0 framed:border-(--slide-tone) framed:pt-[52px] framed:pr-[40px] framed:pb-0 framed:last:[border-image:linear-gradient(to_right,var(--slide-tone)_28px,transparent_28px)_1]",
    number: `${numberLook} framed:absolute framed:top-[-30px] framed:left-0 framed:grid framed:size-[56px] framed:place-items-center framed:rounded-full framed:border-[3px] framed:border-(--slide-tone) framed:bg-sheet framed:text-[28px]`,
  },
};

/** A list alone in a column of a slide fills its height. */
export function Points({ heading, look = "rows", items }: BlockOf<"points">) {
  const Heading = heading ? "h4" : "h3";
  const { list, item, number } = looks[look];
  return (
    <div className="framed:[[data-layout=split]_.slide-body>&]:grid framed:[[data-layout=split]_.slide-body>&]:grid-rows-[auto_1fr] framed:[[data-layout=split]_.slide-body>&]:self-stretch">
      {heading ? (
        <h3 className="mb-4 text-[1.25rem] framed:mb-[16px] framed:text-[30px]">{heading}</h3>
      ) : null}
      <ol
        className={`border-t border-line framed:[[data-layout=split]_.slide-body>*>&]:row-[-2] framed:[[data-layout=split]_.slide-body>*>&]:grid framed:[[data-layout=split]_.slide-body>*>&]:auto-rows-[1fr] ${list}`}
      >
        {items.map(({ title, text }, index) => (
          <li key={title} className={item}>
            {look === "documents" ? <DocumentMark number={index + 1} /> : null}
            {number ? (
              <span className={number} aria-hidden="true">
                {index + 1}
              </span>
            ) : null}
            <div>
              <Heading className="text-[1.25rem] leading-tight framed:text-[30px] framed:leading-[1.2]">
                {title}
              </Heading>
              <p className="mt-1 text-ink-2 framed:mt-[6px] framed:text-[22px] framed:leading-[1.42] framed:[[data-layout=split]_.slide-body>*>ol_&]:text-[24px]">
                {text}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

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

function DocumentMark({ number }: { number: number }) {
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
