import path from "node:path";
import { createTransport } from "nodemailer";
import { unturnedText } from "../../domain/text/visible-text.ts";
import { folderMailer } from "./folder-mailer.ts";
import type { Mailer } from "./mail.ts";

export interface MailConfig {
  /** `undefined`: mails are stored as files. */
  readonly mail: { readonly smtpUrl: string; readonly from: string } | undefined;
  readonly dataDir: string;
  readonly production: boolean;
}

/** Returns the folder of mails when there is no mail server. */
export function mailFolder(dataDir: string): string {
  return path.join(dataDir, "mail");
}

/** The mailer that follows from the configuration: the mail server, or files in the data folder. */
export function mailerOf({ mail, dataDir, production }: MailConfig, clock: () => Date): Mailer {
  return mail ? smtpMailer(mail.smtpUrl, mail.from) : folderMailer(mailFolder(dataDir), clock, !production);
}

const SECOND = 1_000;

/**
 * Sends through the mail server at `url` (`smtp://` or `smtps://`), as `from`. Every wait has an end: a mail server
 * that hangs must not keep a job for ever. Rejects with the server's reason, without the addresses in it.
 */
export function smtpMailer(url: string, from: string): Mailer {
  const options = {
    url,
    connectionTimeout: 10 * SECOND,
    greetingTimeout: 10 * SECOND,
    socketTimeout: 30 * SECOND,
    // A mail never reads files or addresses of ours, whatever its text holds.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  const transport = createTransport(options, { from });
  return {
    delivers: true,
    async send({ to, subject, text, html, calendar, files = [], leaveUrl }) {
      const sent = transport.sendMail({
        // As an object: a name or a comma inside the address must not make a second recipient.
        to: { name: "", address: to },
        subject,
        text,
        html,
        attachments: files.map(({ name, mediaType, bytes }) => ({
          filename: unturnedText(name),
          contentType: mediaType,
          content: Buffer.from(bytes),
        })),
        ...(leaveUrl ? { headers: leaveHeaders(leaveUrl) } : {}),
        ...(calendar
          ? { icalEvent: { method: calendar.method, filename: "invite.ics", content: calendar.text } }
          : {}),
      });
      await sent.catch((error: unknown) => {
        throw withoutAddresses(error);
      });
    },
  };
}

/** With these a mail program shows a button to leave, which it presses by itself (RFC 8058). */
const leaveHeaders = (url: string) => ({
  "List-Unsubscribe": { prepared: true, value: `<${url}>` },
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

/**
 * Removes addresses from an error: a mail server repeats the refused ones, and the reason of a failed job is
 * logged and stored.
 */
function withoutAddresses(error: unknown): Error {
  const reason = error instanceof Error ? error.message : String(error);
  return new Error(reason.replaceAll(/[^\s<>"',;:]+@[^\s<>"',;:]+/g, "[address]"));
}
