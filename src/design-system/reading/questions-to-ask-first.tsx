import { Disclosure } from "../layout/disclosure.tsx";
import { TitledSection } from "../layout/titled-section.tsx";
import { type DatedNote, DatedNotes } from "./dated-notes.tsx";
import { Tag, type Tone } from "./tag.tsx";

type Subject = {
  questions: readonly string[];
  notes: readonly DatedNote[];
  /** The subject's name, if the page has several. */
  tag?: { tone: Tone; label: string };
};

type QuestionsToAskFirstProps = {
  words: { heading: string; lede: string; notesHeading?: string };
  subjects: readonly Subject[];
  surface?: "paper" | "sheet" | "dark" | undefined;
  /** Whether the notes open on a tap. Not where the warnings are the point of the page. */
  folded?: boolean | undefined;
};

/** What to ask before signing, beside dated statements of law and agencies on the subject. */
export function QuestionsToAskFirst({
  words,
  subjects,
  surface,
  folded,
}: QuestionsToAskFirstProps) {
  return (
    <TitledSection surface={surface} headingId="ask-first" words={words}>
      {subjects.map(({ questions, notes, tag }) => (
        <div key={tag?.label} className={tag ? "ask-first" : "ask-first ask-first-alone"}>
          <div>
            {tag ? (
              <h3 className="font-sans leading-none tracking-normal">
                <Tag tone={tag.tone}>{tag.label}</Tag>
              </h3>
            ) : null}
            <ol className="ask-first-questions">
              {questions.map((question) => (
                <li key={question}>{question}</li>
              ))}
            </ol>
          </div>
          <div>
            {folded ? (
              <Disclosure summary={<h3>{words.notesHeading}</h3>}>
                <DatedNotes notes={notes} columns={tag !== undefined} />
              </Disclosure>
            ) : (
              <>
                {words.notesHeading ? <h3 className="mb-5">{words.notesHeading}</h3> : null}
                <DatedNotes notes={notes} columns={tag !== undefined} />
              </>
            )}
          </div>
        </div>
      ))}
    </TitledSection>
  );
}
