import { expect } from "@playwright/test";
import { type StoredMail, storedMails } from "#platform/outside/mail/folder-mailer.ts";
import { mailFolder } from "#platform/outside/mail/mailer-of.ts";

// The page that shows them is for people at the machine; journeys come through a proxy.
const folder = mailFolder(process.env.COMANDA_E2E_DATA_DIR ?? "./data");

/** The one mail that came to an address, once it has come. */
export async function mailTo(to: string): Promise<StoredMail> {
  let found: StoredMail[] = [];
  await expect(async () => {
    found = (await storedMails(folder)).filter((mail) => mail.to === to);
    expect(found).toHaveLength(1);
  }).toPass();
  const [mail] = found;
  if (mail === undefined) throw new Error(`No mail came to ${to}`);
  return mail;
}

/** The address in a mail that leads to this page. */
export function linkIn({ text }: StoredMail, page: string): string {
  const link = text.split(/\s+/).find((word) => word.includes(page));
  if (link === undefined) throw new Error(`The mail has no link to ${page}`);
  return link;
}

/** The bytes of a file of a mail. */
export function fileIn({ files = [] }: StoredMail, name: string): Buffer {
  const file = files.find((attached) => attached.name === name);
  if (file === undefined) throw new Error(`The mail has no file ${name}`);
  return Buffer.from(file.bytes, "base64");
}
