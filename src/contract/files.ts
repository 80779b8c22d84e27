/** Path of a stored picture below the API base. Pictures are addressed by the SHA-256 of their bytes and never change. */
export function filePath(hash: string): string {
  return `/files/${hash}`;
}
