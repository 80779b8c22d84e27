import { cashRules } from "#core/settings/contract/cash-rules.ts";
import { setGroup } from "#core/settings/server/public.ts";
import type { FeatureRoutes } from "#platform/server/http/feature-routes.ts";
import * as contract from "../contract/cash.ts";
import { addDrawer, changeDrawer, readDesk } from "./cash-desk.ts";
import { moveCashAudited } from "./move-cash.ts";
import { openSession } from "./open-session.ts";

export const cashRoutes: FeatureRoutes = (on, deps) => {
  on(contract.cashDesk, ({ ctx }) => readDesk(ctx));
  on(contract.openCashSession, ({ ctx, body }) => openSession(ctx, body));
  on(contract.moveCash, ({ ctx, params, body }) => moveCashAudited(ctx, params.sessionId, body, deps));
  on(contract.addDrawer, ({ ctx, body }) => addDrawer(ctx, body));
  on(contract.changeDrawer, ({ ctx, params, body }) => changeDrawer(ctx, params.drawerId, body));
  on(contract.setCashRules, ({ ctx, body }) => setGroup(ctx, cashRules, body));
};
