import { type Sample, sample } from "#app/server/suites/sample.ts";
import { settleRequest } from "../../contract/requests.ts";

export const requestsSamples: readonly Sample[] = [
  sample(settleRequest)(() => ({ body: { key: "a-request-that-never-came" } })),
];
