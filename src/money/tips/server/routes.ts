import { tipRules } from "#core/settings/contract/tip-rules.ts";
import { readGroup, setGroup } from "#core/settings/server/public.ts";
import type { FeatureRoutes } from "#platform/server/http/feature-routes.ts";
import * as contract from "../contract/tips.ts";
import { exportCourtesies, listCourtesies } from "./courtesies.ts";
import { exportTips, readTips } from "./tips.ts";

export const tipRoutes: FeatureRoutes = (on) => {
  on(contract.readTips, ({ ctx, query }) => readTips(ctx, query));
  on(contract.listCourtesies, ({ ctx, query }) => listCourtesies(ctx, query));
  on(contract.exportTips, ({ ctx, query }) => exportTips(ctx, query));
  on(contract.exportCourtesies, ({ ctx, query }) => exportCourtesies(ctx, query));
  on(contract.readTipRules, ({ ctx }) => readGroup(ctx, tipRules));
  on(contract.setTipRules, ({ ctx, body }) => setGroup(ctx, tipRules, body));
};
