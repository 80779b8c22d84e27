import { setReportMail } from "../../../contract/reports/report-mail.ts";
import { type Sample, sample } from "../../suites/sample.ts";

export const reportSamples: readonly Sample[] = [
  sample(setReportMail)(() => ({
    body: {
      closing_hour: 21,
      people: [],
      addresses: [{ email: "contadora@sample.example", language: "es" }],
    },
  })),
];
