import {
  type FormEvent,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useRef,
  useState,
} from "react";
import { newKey } from "./post.ts";

/** Browsers round their clocks, so we wait a little longer than the minimum. */
const MARGIN_MS = 50;

/** What is wrong, in sentences by the names of fields. */
export type Faults = Readonly<Record<string, string | undefined>>;

/** What a form knows besides its fields. */
export interface Envelope {
  /** One key per message: a retry after a lost answer is stored and mailed once. */
  idempotencyKey: string;
  /** Time since the form was shown. The server refuses forms filled in faster than a person could. */
  filledInMs: number;
}

/** A sentence for a visitor, and the field that the server has refused. */
export type SendFailure = Error & { status?: number; field?: string | undefined };

interface FormOptions<Fields, Answer> {
  /** Gets the fields that are filled in. Its answer is `sent`; what it throws is `failed`. */
  send: (fields: Fields, envelope: Envelope) => Promise<Answer>;
  /** What the contract refuses: `faultsBy(schema)`, or a check without zod on public pages. */
  check?: (fields: Fields) => Faults;
  /** For fields that are empty though `required`, and that the browser's own check refuses. */
  words?: { missing: string; invalid: string };
  /** Forms that programs often fill in are held back until a person could have filled them in. */
  minimumFillMs?: number;
  /** Set where the message's key must outlive the form. Empty before the first attempt. */
  keyRef?: RefObject<string>;
  /** The fields are not emptied when they are sent. */
  keepsFields?: boolean;
  /** Prefix of a failure in the browser's console. */
  logAs?: string;
}

/**
 * How every form works: the browser keeps what is typed, by the names of its fields; faults are
 * shown beside the fields, and in a summary if the form has one (`FaultSummary`), which then takes
 * the focus; what is right is sent, and ends in an answer or in a sentence.
 */
export function useForm<Fields extends object, Answer>(options: FormOptions<Fields, Answer>) {
  const [ready, setReady] = useState(false);
  const [sending, setSending] = useState(false);
  const [faults, setFaults] = useState<Faults>({});
  const [listed, setListed] = useState<readonly ListedFault[]>([]);
  const [failed, setFailed] = useState<SendFailure>();
  const [sent, setSent] = useState<Answer>();
  const shownAt = useRef(0);
  const ownKey = useRef("");
  const key = options.keyRef ?? ownKey;
  const summary = useRef<HTMLDivElement>(null);

  useEffect(() => {
    shownAt.current = performance.now();
    setReady(true);
  }, []);
  useEffect(() => {
    if (listed[0]) (summary.current ?? listed[0]).focus();
  }, [listed]);

  function show(found: Faults, form: HTMLFormElement): boolean {
    const list = listedIn(form, found);
    setFaults(found);
    setListed(list);
    return list.length > 0;
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (sending) return;
    const fields = filledFields(form) as Fields;
    setSent(undefined);
    setFailed(undefined);
    if (show({ ...options.check?.(fields), ...nativeFaults(form, options.words) }, form)) return;
    const filledInMs = () => Math.round(performance.now() - shownAt.current);
    key.current ||= newKey();
    setSending(true);
    try {
      const wait = (options.minimumFillMs ?? -MARGIN_MS) + MARGIN_MS - filledInMs();
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      const envelope = { idempotencyKey: key.current, filledInMs: filledInMs() };
      const answer = await options.send(fields, envelope);
      key.current = "";
      if (!options.keepsFields) form.reset();
      setSent(answer);
    } catch (error) {
      const failure = error as SendFailure;
      // The visitor reads what the server refuses; it is no error of the page.
      if (options.logAs || !failure.status)
        console.error(options.logAs ?? "Error sending the form:", error);
      const name = failure.field?.split(".").at(-1) ?? "";
      if (name && controlOf(form, name)) show({ [name]: failure.message }, form);
      else setFailed(failure);
    } finally {
      setSending(false);
    }
  }

  /** A field's fault is shown until it is changed. */
  function onInput(event: FormEvent<HTMLFormElement>) {
    const { name } = event.target as HTMLInputElement;
    setFaults(({ [name]: _, ...others }) => others);
  }

  return {
    /** Attributes of the form element. */
    form: { noValidate: true, onSubmit, onInput },
    /** Props of a field. */
    field: (name: keyof Fields & string) => ({ name, error: faults[name] }),
    faults,
    /** False until React runs. */
    ready,
    sending,
    /** Why the last attempt failed, unless that is said at a field. */
    failed,
    sent,
    /** The form again, after it was sent. */
    again: () => setSent(undefined),
    /** Props of `FaultSummary`. */
    summary: { ref: summary, faults: listed, failure: failed?.message },
  };
}

interface ListedFault {
  readonly name: string;
  readonly sentence: string;
  readonly label: string;
  readonly focus: () => void;
}

/** In the order of the form. Faults without a field are last. */
function listedIn(form: HTMLFormElement, faults: Faults): ListedFault[] {
  const order = [...form.elements].map((control) => (control as HTMLInputElement).name);
  const position = ({ name }: ListedFault) => order.indexOf(name) + 1 || Number.POSITIVE_INFINITY;
  return Object.entries(faults)
    .flatMap(([name, sentence]) =>
      sentence
        ? [
            {
              name,
              sentence,
              label: labelOf(controlOf(form, name)),
              focus: () => controlOf(form, name)?.focus(),
            },
          ]
        : [],
    )
    .toSorted((one, other) => position(one) - position(other));
}

/** The first of this name that is in sight: a day of times may be closed, the trap is hidden. */
function controlOf(form: HTMLFormElement, name: string): HTMLInputElement | undefined {
  const controls = [...form.elements] as HTMLInputElement[];
  return controls.find((control) => control.name === name && control.checkVisibility());
}

/** Of radio buttons it is the name of their group. */
function labelOf(control: HTMLInputElement | undefined): string {
  const group = control?.type === "radio" ? control.closest("fieldset") : null;
  return (group?.querySelector("legend") ?? control?.labels?.[0])?.textContent ?? "";
}

function nativeFaults(form: HTMLFormElement, words: FormOptions<never, never>["words"]): Faults {
  const required = ([...form.elements] as HTMLInputElement[]).filter((field) => field.required);
  const faulty = required.filter((field) => field.value.trim() === "" || !field.checkValidity());
  return Object.fromEntries(
    words
      ? faulty.map((field) => [field.name, field.value.trim() ? words.invalid : words.missing])
      : [],
  );
}

/** The fields that are filled in, and always `website`, the hidden one that only programs fill in. */
function filledFields(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === "string" && (value.trim() || name === "website")
        ? [[name, value.trim()]]
        : [],
    ),
  );
}

/** A schema of zod, without importing zod. */
interface Schema {
  safeParse(value: unknown): {
    error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } | undefined;
  };
}

/** What the schema refuses: the first fault of each field. */
export function faultsBy(schema: Schema) {
  return (fields: object): Faults => {
    const issues = schema.safeParse(fields).error?.issues ?? [];
    return Object.fromEntries(
      issues.toReversed().map(({ path, message }) => [path.join("."), message]),
    );
  };
}
