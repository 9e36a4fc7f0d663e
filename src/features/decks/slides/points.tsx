import { DocumentMark } from "./document-mark.tsx";

interface PointsProps {
  readonly heading?: string;
  readonly look?: keyof typeof looks;
  readonly items: readonly { title: string; text: string }[];
}

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
export function Points({ heading, look = "rows", items }: PointsProps) {
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
