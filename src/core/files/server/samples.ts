import { type Sample, sample } from "#app/server/suites/sample.ts";
import { readStoredFile } from "../contract/files.ts";

export const filesSamples: readonly Sample[] = [
  sample(readStoredFile)(({ fileHash }) => ({ params: { hash: fileHash } })),
];
