import path from "node:path";
import { folderMailer } from "./folder-mailer.ts";
import type { Mailer } from "./mail.ts";
import { smtpMailer } from "./smtp-mailer.ts";

export interface MailConfig {
  /** `undefined`: mails are kept as files. */
  readonly mail: { readonly smtpUrl: string; readonly from: string } | undefined;
  readonly dataDir: string;
  readonly production: boolean;
}

/** Where mails are kept that no mail server takes. */
export function mailFolder(dataDir: string): string {
  return path.join(dataDir, "mail");
}

/** The mailer that follows from the configuration: the mail server, or files in the data folder. */
export function mailerOf({ mail, dataDir, production }: MailConfig, clock: () => Date): Mailer {
  return mail ? smtpMailer(mail.smtpUrl, mail.from) : folderMailer(mailFolder(dataDir), clock, !production);
}
