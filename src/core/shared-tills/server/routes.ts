import type { FeatureRoutes } from "#platform/server/http/feature-routes.ts";
import * as contract from "../contract/shared-tills.ts";
import { changeSharedTill, listSharedTills, removeSharedTill } from "./shared-tills.ts";
import { enrollSharedTill, enterByPin, lockSharedTill, readSharedTill } from "./use-shared-till.ts";

/** Tills that several people use one after the other, each with their PIN. */
export const sharedTillRoutes: FeatureRoutes = (on, deps) => {
  on(contract.listSharedTills, ({ ctx }) => listSharedTills(ctx));
  on(contract.enrollSharedTill, ({ ctx, body }) => enrollSharedTill(ctx, body));
  on(contract.changeSharedTill, ({ ctx, params, body }) => changeSharedTill(ctx, params.tillId, body));
  on(contract.removeSharedTill, ({ ctx, params }) => removeSharedTill(ctx, deps, params.tillId));
  on(contract.readSharedTill, ({ ctx }) => readSharedTill(ctx, deps));
  on(contract.enterByPin, ({ ctx, body }) => enterByPin(ctx, deps, body));
  on(contract.lockSharedTill, ({ ctx }) => lockSharedTill(ctx, deps));
};
