import { Breadcrumb } from "../layout/breadcrumb.tsx";
import { Emphasized } from "../layout/emphasized.tsx";
import { Eyebrow } from "../layout/page-heading.tsx";
import { SectionHeading } from "../layout/section-heading.tsx";
import { Stat } from "../reading/stat.tsx";
import { RxMark } from "../slip/rx-mark.tsx";
import type { Specimens } from "./example.tsx";

const trail = [
  { label: "Home", href: "#home" },
  { label: "Services", href: "#services" },
  { label: "R&D Tax Credits" },
];

export const type: Specimens = {
  states: {
    Eyebrow: <Eyebrow>Tax strategy education for healthcare</Eyebrow>,
    Breadcrumb: (surface) => <Breadcrumb label={`Breadcrumb on ${surface}`} items={trail} />,
    "RxMark in three sizes": (
      <div className="flex items-end gap-6 text-pine">
        <RxMark className="h-6" />
        <RxMark className="h-10" />
        <RxMark className="h-20" />
      </div>
    ),
  },
  wide: {
    "Display heading with one italic phrase": (
      <p className="max-w-[11em] font-serif text-4xl leading-[1.04] tracking-[-0.018em] text-balance [&_em]:text-leaf">
        <Emphasized text="Offset the greatest expense in your *practice.*" />
      </p>
    ),
    "SectionHeading with lede": (
      <SectionHeading
        title="Three strategies, explained line by line"
        lede="Each with its arithmetic, its year, its source, and the questions to ask before you start."
      />
    ),
    Stat: (
      <div className="flex flex-wrap gap-x-10 gap-y-6">
        <Stat value="$50M+" label="tax benefits secured" />
        <Stat value="1,000+" label="practices served" />
        <Stat value="Since 2020" label="Provo, Utah" />
      </div>
    ),
  },
};
