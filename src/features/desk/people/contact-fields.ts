interface Contact {
  name: string | null;
  email: string | null;
  phone: string | null;
  practiceName: string | null;
}

/**
 * How a person can be reached: the fields of Correct and of Add a person. Either an address or
 * a number is enough.
 */
export function contactFields(contact?: Contact) {
  return [
    { name: "name", label: "Name", maxLength: 100, defaultValue: contact?.name ?? "" },
    { name: "email", type: "email", label: "E-mail", defaultValue: contact?.email ?? "" },
    {
      name: "phone",
      type: "tel",
      label: "Phone",
      maxLength: 40,
      defaultValue: contact?.phone ?? "",
    },
    {
      name: "practiceName",
      label: "Practice",
      maxLength: 120,
      defaultValue: contact?.practiceName ?? "",
    },
  ];
}
