import { type ComponentProps, type ReactNode, useRef } from "react";
import { newKey } from "#browser/post.ts";
import { type Faults, faultsBy, useForm } from "#browser/use-form.ts";
import { type Answer, deskApi, type Endpoint } from "#contracts/desk/api.ts";
import { Button } from "#design-system/actions/button.tsx";
import { Checkbox } from "#design-system/forms/checkbox.tsx";
import { FaultSummary } from "#design-system/forms/fault-summary.tsx";
import { Select } from "#design-system/forms/select.tsx";
import { TextInput } from "#design-system/forms/text-input.tsx";
import type { AnsweringEndpoint, RequestOptions } from "../data/desk-api.ts";
import { useDeskAction } from "../data/use-desk-action.ts";

type Entered = Record<string, string>;

/** What is sent, or what finds that out first, such as by saving a draft. */
type Sent<Name extends AnsweringEndpoint> =
  | RequestOptions<Name>
  | (() => Promise<RequestOptions<Name>>);

export interface ActionFormProps<Name extends AnsweringEndpoint> {
  endpoint: Name;
  fields?: readonly FieldOfForm[];
  /**
   * What is sent, by the filled fields, or their faults. Undefined if its caller shows them. The key
   * is for what may be stored once only.
   */
  send: (entered: Entered, key: string) => Sent<Name> | { faults: Faults } | undefined;
  /** The button, and what is written on it while the form is sent. */
  confirm: ReactNode;
  confirming: string;
  button?: { variant?: "primary" | "quiet"; size?: "small"; className?: string };
  onDone?: (answer: Answer<Name>, sent: RequestOptions<Name>) => unknown;
  /** The fields are not emptied when they are sent. */
  keepsFields?: boolean;
  /** Above the fields. */
  children?: ReactNode;
}

/** A form that calls one endpoint. What is wrong stands beside the fields and in a summary. */
export function ActionForm<Name extends AnsweringEndpoint>(
  props: ActionFormProps<Name> & { className?: string; beside?: ReactNode },
) {
  const { endpoint, fields = [], className = "" } = props;
  const action = useDeskAction(endpoint, props.onDone);
  const keyed = useRef({ fields: "", key: "" });
  /** The same for the same fields until they are sent, because an answer can be lost. */
  function keyOf(entered: Entered): string {
    const fields = JSON.stringify(entered);
    if (keyed.current.fields !== fields) keyed.current = { fields, key: newKey() };
    return keyed.current.key;
  }
  const { form, faults, sending, summary } = useForm<Entered, unknown>({
    check(entered) {
      const sent = props.send(entered, keyOf(entered)) ?? {};
      const { body }: Endpoint = deskApi[endpoint];
      if ("faults" in sent) return sent.faults as Faults;
      // By the contract of the server, so that both say the same.
      return body && "body" in sent ? faultsBy(body)(sent.body as object) : {};
    },
    async send(entered) {
      const sent = props.send(entered, keyOf(entered)) as Sent<Name> | undefined;
      if (sent) await action.mutateAsync(sent instanceof Function ? await sent() : sent);
      keyed.current = { fields: "", key: "" };
    },
    keepsFields: props.keepsFields ?? false,
  });
  return (
    // By POST, so that a form sent before React runs puts nothing into the address.
    <form {...form} method="post" className={`grid gap-3.5 ${className}`}>
      {props.children}
      <Fields of={fields} faults={faults} />
      {/* Shown after the button, which may be beside the fields. */}
      <FaultSummary {...summary} className="order-1 col-span-full" />
      <p className="flex flex-wrap gap-3">
        {/* Not disabled while it is sent, so that the focus stays. */}
        <Button type="submit" {...props.button}>
          {sending ? props.confirming : props.confirm}
        </Button>
        {props.beside}
      </p>
    </form>
  );
}

/** A field of a form by its name: a list if it has options, a box to tick, otherwise a text. */
type FieldOfForm = { name: string } & (
  | ({ type?: never } & ComponentProps<typeof Select>)
  | ({ options?: never; type: "checkbox" } & ComponentProps<typeof Checkbox>)
  | ({ options?: never } & ComponentProps<typeof TextInput>)
);

/** The fields of a form, with what is wrong with each beside it. */
function Fields({ of, faults }: { of: readonly FieldOfForm[]; faults: Faults }) {
  return of.map((field) => {
    const { name } = field;
    if (field.options) return <Select key={name} {...field} error={faults[name]} />;
    if ("type" in field && field.type === "checkbox")
      return <Checkbox key={name} {...(field as ComponentProps<typeof Checkbox>)} />;
    const text = field as ComponentProps<typeof TextInput>;
    return <TextInput key={name} autoComplete="off" {...text} error={faults[name]} />;
  });
}
