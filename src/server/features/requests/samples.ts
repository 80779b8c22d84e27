import { settleRequest } from "../../../contract/requests.ts";
import { type Sample, sample } from "../../suites/sample.ts";

export const requestsSamples: readonly Sample[] = [
  sample(settleRequest)(() => ({ body: { key: "a-request-that-never-came" } })),
];
