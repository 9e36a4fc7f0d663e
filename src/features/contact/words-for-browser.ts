import { contactPage } from "#content/contact.ts";

const { button, sending, sent, failed, missing, invalidEmail } = contactPage.form;

/** What browser/contact-form.ts says; it travels as an attribute of the form. */
export const wordsForBrowser = { button, sending, sent, failed, missing, invalidEmail };

export type WordsForBrowser = typeof wordsForBrowser;
