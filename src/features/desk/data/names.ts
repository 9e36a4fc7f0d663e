export const roleNames = { staff: "Staff", admin: "Admin" };

export const signInWayNames = {
  link: "e-mailed link",
  "terminal-link": "link from the terminal",
  passkey: "passkey",
  "single-sign-on": "single sign-on",
};
