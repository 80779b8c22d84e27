import { askDataExport } from "../../../contract/data-exports.ts";
import { type Sample, sample } from "../../suites/sample.ts";

export const dataExportSamples: readonly Sample[] = [sample(askDataExport)(() => ({}))];
