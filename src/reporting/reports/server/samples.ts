import { type Sample, sample } from "#app/server/suites/sample.ts";
import { setReportMail } from "../contract/report-mail.ts";
import { unsubscribeReportMail } from "../contract/unsubscribe-report-mail.ts";

export const reportSamples: readonly Sample[] = [
  // An invalid link; unsubscribe-report-mail.test.ts tests valid ones.
  sample(unsubscribeReportMail)(() => ({ params: { token: "1-1-AAAAAAAAAAAAAAAAAAAAAA" } })),
  sample(setReportMail)(() => ({
    body: {
      closing_hour: 21,
      people: [],
      addresses: [{ email: "contadora@sample.example", language: "es" }],
    },
  })),
];
