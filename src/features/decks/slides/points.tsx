import { DocumentMark } from "./document-mark.tsx";

interface PointsProps {
  readonly heading?: string;
  readonly look?: "rows" | "plain" | "path" | "columns" | "documents";
  readonly items: readonly { title: string; text: string }[];
}

export function Points({ heading, look = "rows", items }: PointsProps) {
  const Heading = heading ? "h4" : "h3";
  return (
    <div className="slide-points" data-look={look}>
      {heading ? <h3 className="slide-points-heading">{heading}</h3> : null}
      <ol>
        {items.map((item, index) => (
          <li key={item.title}>
            <PointMark look={look} number={index + 1} />
            <div>
              <Heading>{item.title}</Heading>
              <p>{item.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

function PointMark({ look, number }: { look: string; number: number }) {
  if (look === "documents") return <DocumentMark number={number} />;
  if (look === "plain" || look === "columns") return null;
  return (
    <span className="slide-points-number" aria-hidden="true">
      {number}
    </span>
  );
}
