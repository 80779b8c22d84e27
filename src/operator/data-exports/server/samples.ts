import { type Sample, sample } from "#app/server/suites/sample.ts";
import { askDataExport } from "../contract/data-exports.ts";

export const dataExportSamples: readonly Sample[] = [sample(askDataExport)(() => ({}))];
