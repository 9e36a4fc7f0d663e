import type { ReactNode } from "react";
import { Disclosure } from "../layout/disclosure.tsx";

export type FaqItem = { question: string; answer: ReactNode };

interface FaqProps {
  items: readonly FaqItem[];
  level?: 2 | 3 | 4;
  /** Where the first is what most readers come for. */
  firstOpen?: boolean;
}

export function Faq({ items, level = 3, firstOpen }: FaqProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="border-t border-line">
      {items.map((item, index) => (
        <Disclosure
          key={item.question}
          open={firstOpen && index === 0}
          summary={<Heading>{item.question}</Heading>}
        >
          {typeof item.answer === "string" ? <p>{item.answer}</p> : item.answer}
        </Disclosure>
      ))}
    </div>
  );
}
