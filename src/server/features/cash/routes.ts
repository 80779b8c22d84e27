import * as contract from "../../../contract/cash.ts";
import type { FeatureRoutes } from "../../platform/http/build-app.ts";
import { closeSession } from "./close-session.ts";
import { listPayments } from "./list-payments.ts";
import { listSessions } from "./list-sessions.ts";
import { moveCash } from "./move-cash.ts";
import { openSession } from "./open-session.ts";
import { printReport } from "./print-report.ts";
import { readDesk } from "./read-desk.ts";
import { readSession } from "./read-session.ts";
import { addDrawer, changeDrawer, setRules } from "./set-up.ts";

/** Cash drawers and their sessions: open, move, count, close, look back. */
export const cashRoutes: FeatureRoutes = (on) => {
  on(contract.cashDesk, ({ ctx }) => readDesk(ctx));
  on(contract.openCashSession, ({ ctx, body }) => openSession(ctx, body));
  on(contract.listCashSessions, ({ ctx, query }) => listSessions(ctx, query));
  on(contract.readCashSession, ({ ctx, params }) => readSession(ctx, params.sessionId));
  on(contract.listSessionPayments, ({ ctx, params, query }) =>
    listPayments(ctx, params.sessionId, query.page),
  );
  on(contract.moveCash, ({ ctx, params, body }) => moveCash(ctx, params.sessionId, body));
  on(contract.closeCashSession, ({ ctx, params, body }) => closeSession(ctx, params.sessionId, body));
  on(contract.printCashReport, ({ ctx, params }) => printReport(ctx, params.sessionId));
  on(contract.addDrawer, ({ ctx, body }) => addDrawer(ctx, body.title));
  on(contract.changeDrawer, ({ ctx, params, body }) => changeDrawer(ctx, params.drawerId, body));
  on(contract.setCashRules, ({ ctx, body }) => setRules(ctx, body));
};
