import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import type { Mail, Mailer, MailFile } from "./mail.ts";

const storedMail = z.object({
  at: z.iso.datetime(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  leaveUrl: z.string().optional(),
  calendar: z.object({ method: z.enum(["PUBLISH", "CANCEL"]), text: z.string() }).optional(),
  /** Bytes in base64. */
  files: z.array(z.object({ name: z.string(), mediaType: z.string(), bytes: z.string() })).optional(),
});
export type StoredMail = z.output<typeof storedMail> & { readonly id: string };

const ID = /^[0-9]{13}-[0-9a-f]{8}$/;
const SHOWN_MAX = 200;

/** A file as JSON takes it. */
const storedFile = ({ bytes, ...rest }: MailFile) => ({
  ...rest,
  bytes: Buffer.from(bytes).toString("base64"),
});

/**
 * Stores mails as files when there is no mail server, one each, readable by the own account only. `isShown`:
 * the development page shows them.
 */
export function folderMailer(folder: string, clock: () => Date, isShown: boolean): Mailer {
  return {
    delivers: isShown,
    async send({ files = [], ...mail }: Mail) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const at = clock();
      const id = `${String(at.getTime()).padStart(13, "0")}-${randomUUID().slice(0, 8)}`;
      const file = path.join(folder, `${id}.json`);
      // Renamed when complete, so that the page never reads half a mail.
      const kept = {
        at: at.toISOString(),
        ...mail,
        ...(files.length === 0 ? {} : { files: files.map(storedFile) }),
      };
      await writeFile(`${file}.part`, JSON.stringify(kept, undefined, 2), { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
  };
}

/** Returns the newest 200 stored mails, newest first. Empty when none was ever sent. */
export async function storedMails(folder: string): Promise<StoredMail[]> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const ids = (await readdir(folder))
    .filter((name) => name.endsWith(".json"))
    .map((name) => name.slice(0, -".json".length))
    .filter((id) => ID.test(id));
  const newest = ids.sort().reverse().slice(0, SHOWN_MAX);
  return Promise.all(newest.map((id) => readMail(folder, id)));
}

/** Returns a stored mail; undefined when there is none of this id. */
export async function storedMailById(folder: string, id: string): Promise<StoredMail | undefined> {
  if (!ID.test(id)) return undefined;
  const names = await readdir(folder);
  return names.includes(`${id}.json`) ? readMail(folder, id) : undefined;
}

async function readMail(folder: string, id: string): Promise<StoredMail> {
  const file = await readFile(path.join(folder, `${id}.json`), "utf8");
  return { id, ...storedMail.parse(JSON.parse(file)) };
}
