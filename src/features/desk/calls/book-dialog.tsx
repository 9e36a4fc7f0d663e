import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type SubmitEvent, useState } from "react";
import { filledFields } from "#browser/form-fields.ts";
import { newKey } from "#browser/use-sending.ts";
import { bookingSubjects } from "#content/desk.ts";
import { deskApi, type RequestBody } from "#contracts/desk/api.ts";
import type { DeskLead } from "#contracts/desk/lead.ts";
import { AlertRegion } from "#design-system/feedback/alert-region.tsx";
import { Dialog } from "#design-system/feedback/dialog.tsx";
import { Select } from "#design-system/forms/select.tsx";
import { TextInput } from "#design-system/forms/text-input.tsx";
import { deskQuery, request } from "../data/desk-api.ts";
import { DialogButtons } from "../shell/dialog-buttons.tsx";
import { ChooseTime } from "./choose-time.tsx";

/** Books a call for a lead, with what is known about the person filled in. */
export function BookDialog({ lead, onClose }: { lead: DeskLead; onClose: () => void }) {
  const client = useQueryClient();
  const [start, setStart] = useState("");
  // One key for this dialog, so that pressing again after a lost answer books once.
  const [key] = useState(newKey);
  const [fault, setFault] = useState<{ field: string; sentence: string }>();
  const book = useMutation({
    mutationFn: (body: RequestBody<"bookCall">) => request("bookCall", { id: lead.id, body }),
    onSuccess: () => {
      client.invalidateQueries(deskQuery("callsOfLead", { id: lead.id }));
      client.invalidateQueries(deskQuery("lead", { id: lead.id }));
      client.invalidateQueries(deskQuery("calls"));
      onClose();
    },
  });
  const faultAt = (field: string) =>
    fault?.field === field
      ? fault.sentence
      : book.error?.field === field
        ? book.error.message
        : undefined;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // The contract of the server, so that both say the same.
    const checked = deskApi.bookCall.body.safeParse({
      ...filledFields(event.currentTarget),
      ...(start && { start }),
      key,
    });
    const [issue] = checked.error?.issues ?? [];
    setFault(issue && { field: issue.path.join("."), sentence: issue.message });
    if (checked.success && !book.isPending) book.mutate(checked.data);
  }

  const text = (name: "name" | "email" | "phone" | "message", label: string, value?: string) => (
    <TextInput
      name={name}
      label={label}
      type={{ name: "text", email: "email", phone: "tel", message: "text" }[name]}
      optional={name === "message"}
      autoComplete="off"
      defaultValue={value}
      error={faultAt(name)}
    />
  );
  return (
    <Dialog open onClose={onClose} title="Book a call">
      <p className="text-ink-2">
        They get the same e-mail as after booking on the website, with a calendar entry and a link
        to change or cancel.
      </p>
      <form noValidate onSubmit={submit} className="call-form">
        <ChooseTime
          start={start}
          onChoose={setStart}
          error={faultAt("start") ?? ""}
          refusal={book.error}
        />
        {text("name", "Name", lead.name ?? "")}
        {text("email", "E-mail", lead.email)}
        {text("phone", "Phone", lead.phone ?? "")}
        <Select
          name="about"
          label="Subject"
          options={Object.entries(bookingSubjects).map(([value, label]) => ({ value, label }))}
        />
        {text("message", "Message")}
        <AlertRegion tone="error">{book.error?.message}</AlertRegion>
        <DialogButtons
          confirm="Book this time"
          confirming="Booking"
          isPending={book.isPending}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}
