export const roleNames = { staff: "Staff", admin: "Admin" };

export const signInWayNames = {
  link: "e-mailed link",
  "terminal-link": "link from the terminal",
  passkey: "passkey",
  "single-sign-on": "single sign-on",
};

/** As colleagues call a user: by the name that they entered, or else by the address. */
export function personName({ name, email }: { name: string | null; email: string }): string {
  return name ?? email;
}

/** Of what a person can be reached by, on screen. */
export const fieldNames = {
  name: "Name",
  email: "E-mail",
  phone: "Phone",
  practiceName: "Practice",
};
