import type { ReactNode } from "react";
import { Disclosure } from "../layout/disclosure.tsx";

export type FaqItem = { question: string; answer: ReactNode };

export function Faq({ items }: { items: readonly FaqItem[] }) {
  return (
    <div className="border-t border-line">
      {items.map((item) => (
        <Disclosure key={item.question} summary={<h3>{item.question}</h3>}>
          {typeof item.answer === "string" ? <p>{item.answer}</p> : item.answer}
        </Disclosure>
      ))}
    </div>
  );
}
