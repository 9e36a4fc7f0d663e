import type { ReactNode } from "react";
import { Disclosure } from "../layout/disclosure.tsx";

export type FaqItem = { question: string; answer: ReactNode };

export function Faq({ items, level = 3 }: { items: readonly FaqItem[]; level?: 2 | 3 | 4 }) {
  const Heading = `h${level}` as const;
  return (
    <div className="border-t border-line">
      {items.map((item) => (
        <Disclosure key={item.question} summary={<Heading>{item.question}</Heading>}>
          {typeof item.answer === "string" ? <p>{item.answer}</p> : item.answer}
        </Disclosure>
      ))}
    </div>
  );
}
