import { type Sample, sample } from "#app/server/suites/sample.ts";
import { testPassword } from "#app/server/testing/sessions.ts";
import { giveApproval, setPin } from "../contract/approvals.ts";

export const approvalsSamples: readonly Sample[] = [
  sample(giveApproval)(({ admin, ready }) => ({
    body: {
      approver_id: admin.userId,
      pin: "7391",
      action: "sale.refund",
      subject: ready.id,
      act: "a".repeat(64),
    },
  })),
  sample(setPin)(() => ({ body: { password: testPassword, pin: "7391" } })),
];
