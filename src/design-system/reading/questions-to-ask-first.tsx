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

const severalLook =
  "mt-10 gap-x-16 gap-y-10 border-t border-line-strong pt-8 min-[60rem]:grid-cols-[1fr_1.6fr]";
/** A single subject has no tag, and its notes are in one column. */
const aloneLook =
  "mt-6 gap-6 min-[60rem]:mt-12 min-[60rem]:grid-cols-[1.2fr_1fr] min-[60rem]:gap-12";

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
        <div key={tag?.label} className={`grid ${tag ? severalLook : aloneLook}`}>
          <div>
            {tag ? (
              <h3 className="font-sans leading-none tracking-normal">
                <Tag tone={tag.tone}>{tag.label}</Tag>
              </h3>
            ) : null}
            <ol className={`[counter-reset:question] ${tag ? "mt-4" : "border-t border-line"}`}>
              {questions.map((question) => (
                <li
                  key={question}
                  className={`grid grid-cols-[2.25rem_1fr] border-b border-line py-3.5 text-[1.125rem] leading-[1.4] [counter-increment:question] before:font-serif before:text-ink-3 before:italic before:content-[counter(question)] ${tag ? "before:font-medium" : "min-[60rem]:py-5 min-[60rem]:text-lg"}`}
                >
                  {question}
                </li>
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
