import { type ReactNode, useId } from "react";

export type FieldControl = {
  id: string;
  required: boolean | undefined;
  "aria-describedby": string;
  "aria-invalid": true | undefined;
};

/** What every labelled control takes besides its native props. */
export type FieldWords = {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Says so beside the label, for forms in which most fields are required. */
  optional?: boolean | undefined;
};

/** Label, hint and error of one control, connected to it by id. */
export function Field(
  props: FieldWords & {
    id: string;
    required?: boolean | undefined;
    /** For an error that appears while the visitor types. */
    errorIsLive?: boolean;
    children: (control: FieldControl) => ReactNode;
  },
) {
  const { id } = props;
  return (
    <div className="field">
      <label
        htmlFor={id}
        className="field-label"
        data-required={props.required || undefined}
        data-optional={props.optional || undefined}
      >
        {props.label}
      </label>
      <FieldHint id={id}>{props.hint}</FieldHint>
      {props.children({
        id,
        required: props.required,
        "aria-describedby": describedBy(id, props.hint),
        "aria-invalid": props.error ? true : undefined,
      })}
      <FieldError id={id} live={props.errorIsLive}>
        {props.error}
      </FieldError>
    </div>
  );
}

export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  return children ? (
    <p id={`${id}-hint`} className="field-hint">
      {children}
    </p>
  ) : null;
}

/** Always in the page, because its control refers to it. Invisible while empty. */
export function FieldError(props: { id: string; children: ReactNode; live?: boolean | undefined }) {
  return (
    <p
      id={`${props.id}-error`}
      className="field-error"
      aria-live={props.live ? "polite" : undefined}
    >
      {props.children}
    </p>
  );
}

export function describedBy(id: string, hint: ReactNode): string {
  return hint ? `${id}-hint ${id}-error` : `${id}-error`;
}

/** A trap for programs that fill in every field. People neither see nor reach it. */
export function HiddenField() {
  const id = useId();
  return (
    <div hidden>
      <label htmlFor={id}>Website</label>
      <input id={id} name="website" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
