import { readStoredFile } from "../../../contract/files.ts";
import { type Sample, sample } from "../../suites/sample.ts";

/** A good call of each mutation of files. */
export const filesSamples: readonly Sample[] = [
  sample(readStoredFile)(({ fileHash }) => ({ params: { hash: fileHash } })),
];
