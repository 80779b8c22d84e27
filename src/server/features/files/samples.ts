import { readStoredFile } from "../../../contract/files.ts";
import { type Sample, sample } from "../../suites/sample.ts";

export const filesSamples: readonly Sample[] = [
  sample(readStoredFile)(({ fileHash }) => ({ params: { hash: fileHash } })),
];
