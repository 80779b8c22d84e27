import { type Sample, sample } from "#app/server/suites/sample.ts";
import { answerPhone, callWaiter, joinVisit } from "../contract/guest-visits.ts";
import { answerCall, closeVisit, openVisit, renewPin, settlePhone } from "../contract/staff-visits.ts";

const visitOf = ({ visit }: { readonly visit: number }) => ({ params: { visitId: String(visit) } });
const tableOf = ({ menuCode, locator }: { readonly menuCode: string; readonly locator: string }) => ({
  qrcode: menuCode,
  tableId: locator,
});

export const visitsSamples: readonly Sample[] = [
  sample(openVisit)(({ small: { tables } }) => ({ body: { tableId: tables[1] } })),
  sample(renewPin)(visitOf),
  sample(answerCall)(visitOf),
  sample(settlePhone)(({ visit, visitPhone }) => ({
    params: { visitId: String(visit), phoneId: String(visitPhone) },
    body: { answer: "admit" },
  })),
  sample(closeVisit)(visitOf),
  sample(joinVisit)((world) => ({ params: tableOf(world), body: { name: "Ana", pin: "0417" } })),
  sample(answerPhone)((world) => ({
    params: { ...tableOf(world), phoneId: String(world.visitPhone) },
    body: { answer: "admit" },
  })),
  sample(callWaiter)(({ menuCode, locator }) => ({
    params: { qrcode: menuCode },
    body: { tableId: locator, action: "call", reason: "napkins" },
  })),
];
