/** Checks what a file shows before it is sent; the server checks again. */
export interface FileLike {
  name: string;
  type: string;
  size: number;
}

export interface FileLimits {
  /** Written like the attribute `accept`: "image/*", "image/png", ".csv". */
  accept: readonly string[];
  maxBytes: number;
}

export type FileRefusal = "type" | "size";

function isAccepted({ name, type }: FileLike, accept: readonly string[]): boolean {
  return accept.some((wanted) => {
    if (wanted.startsWith(".")) return name.toLowerCase().endsWith(wanted.toLowerCase());
    return wanted.endsWith("/*") ? type.startsWith(wanted.slice(0, -1)) : type === wanted;
  });
}

/** Why a file is not taken, or null when it is. */
export function refuseFile(file: FileLike, { accept, maxBytes }: FileLimits): FileRefusal | null {
  if (!isAccepted(file, accept)) return "type";
  return file.size > maxBytes ? "size" : null;
}
