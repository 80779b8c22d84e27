import type { FeatureRoutes } from "#platform/server/http/feature-routes.ts";
import * as guest from "../contract/guest-visits.ts";
import * as staff from "../contract/staff-visits.ts";
import { answerPhone, callWaiter, joinVisit, readVisit } from "./guests-join.ts";
import { answerCall, closeVisit, listVisits, openVisit, renewPin, settlePhone } from "./staff-visits.ts";

export const visitRoutes: FeatureRoutes = (on, { db }) => {
  on(guest.readVisit, ({ ctx, params: { qrcode, tableId } }) =>
    readVisit({ db, ctx }, { qrcode, locator: tableId }),
  );
  on(guest.joinVisit, ({ ctx, params: { qrcode, tableId }, body }) =>
    joinVisit({ db, ctx }, { qrcode, locator: tableId }, body),
  );
  on(guest.answerPhone, ({ ctx, params: { qrcode, tableId, phoneId }, body }) =>
    answerPhone({ db, ctx }, { qrcode, locator: tableId }, { phoneId, ...body }),
  );
  on(guest.callWaiter, ({ ctx, params: { qrcode }, body: { tableId, ...call } }) =>
    callWaiter({ db, ctx }, { qrcode, locator: tableId }, call),
  );
  on(staff.listVisits, ({ ctx }) => listVisits(ctx));
  on(staff.openVisit, ({ ctx, body }) => openVisit(ctx, body.tableId));
  on(staff.closeVisit, ({ ctx, params }) => closeVisit(ctx, params.visitId));
  on(staff.renewPin, ({ ctx, params }) => renewPin(ctx, params.visitId));
  on(staff.settlePhone, ({ ctx, params: { visitId, phoneId }, body }) =>
    settlePhone(ctx, visitId, { phoneId, ...body }),
  );
  on(staff.answerCall, ({ ctx, params }) => answerCall(ctx, params.visitId));
};
