/** One mail, ready to go. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** An appointment as an iCalendar file, which mail programs offer to take over. */
  readonly calendar?: { readonly method: "PUBLISH" | "CANCEL"; readonly text: string };
}

/** Hands mails over. Rejects when the mail was not taken, so that the job that sends it is tried again. */
export interface Mailer {
  /** False where mails only become files that nobody sees: a promise to send one would be untrue. */
  readonly delivers: boolean;
  send(mail: Mail): Promise<void>;
}
