/** A file that goes with a mail. */
export interface MailFile {
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

/** One mail, ready to go. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** An appointment as an iCalendar file, which mail programs offer to take over. */
  readonly calendar?: { readonly method: "PUBLISH" | "CANCEL"; readonly text: string };
  readonly files?: readonly MailFile[];
  /** Address of a regular mail to which mail programs post when its reader unsubscribes (RFC 8058). */
  readonly leaveUrl?: string | undefined;
}

/** Hands mails over. Rejects when the mail was not taken, so that the job that sends it is tried again. */
export interface Mailer {
  /** False where mails only become files that nobody sees: a promise to send one would be untrue. */
  readonly delivers: boolean;
  send(mail: Mail): Promise<void>;
}
