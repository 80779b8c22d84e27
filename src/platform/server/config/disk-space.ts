import { statfs } from "node:fs/promises";

/** Less than this is full: PostgreSQL writes its log in files of 16 MB and needs a few of them to stay up. */
const LEAST_BYTES = 64 * 1024 * 1024;

/** Whether the disk of a folder can still take what a database writes. What the system does not tell is no reason to say no. */
export async function hasSpace(folder: string): Promise<boolean> {
  const disk = await statfs(folder).catch(() => undefined);
  return disk === undefined || disk.bavail * disk.bsize >= LEAST_BYTES;
}
