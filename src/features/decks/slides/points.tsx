import { DocumentMark } from "./document-mark.tsx";

interface PointsProps {
  readonly heading?: string;
  readonly look?: "rows" | "plain" | "path" | "columns" | "documents";
  readonly items: readonly { title: string; text: string }[];
}

export function Points({ heading, look = "rows", items }: PointsProps) {
  const level = heading ? "h4" : "h3";
  return (
    <div className="slide-points" data-look={look}>
      {heading ? <h3 className="slide-points-heading">{heading}</h3> : null}
      <ol>
        {items.map((item, index) => (
          <Point key={item.title} item={item} number={index + 1} look={look} level={level} />
        ))}
      </ol>
    </div>
  );
}

function Point(props: {
  item: { title: string; text: string };
  number: number;
  look: string;
  level: "h3" | "h4";
}) {
  const Heading = props.level;
  return (
    <li>
      <PointMark look={props.look} number={props.number} />
      <div>
        <Heading>{props.item.title}</Heading>
        <p>{props.item.text}</p>
      </div>
    </li>
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
