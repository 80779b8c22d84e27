import { createTransport } from "nodemailer";
import type { Mailer } from "./mail.ts";

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
          filename: name,
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

/** A mail server repeats whom it refuses; the reason of a failed job is logged and kept, the address is not to be. */
function withoutAddresses(error: unknown): Error {
  const reason = error instanceof Error ? error.message : String(error);
  return new Error(reason.replaceAll(/[^\s<>"',;:]+@[^\s<>"',;:]+/g, "[address]"));
}
