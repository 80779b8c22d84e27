import { type Sample, sample } from "#app/server/suites/sample.ts";
import { leaveReportMail } from "../contract/leave-report-mail.ts";
import { setReportMail } from "../contract/report-mail.ts";

export const reportSamples: readonly Sample[] = [
  // An invalid link; leave-report-mail.test.ts tests valid ones.
  sample(leaveReportMail)(() => ({ params: { token: "1-1-AAAAAAAAAAAAAAAAAAAAAA" } })),
  sample(setReportMail)(() => ({
    body: {
      closing_hour: 21,
      people: [],
      addresses: [{ email: "contadora@sample.example", language: "es" }],
    },
  })),
];
