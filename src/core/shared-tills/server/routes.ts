import type { FeatureRoutes } from "#platform/server/http/feature-routes.ts";
import * as contract from "../contract/shared-tills.ts";
import { changeSharedTill } from "./change-shared-till.ts";
import { enrollSharedTill } from "./enroll-shared-till.ts";
import { enterByPin } from "./enter-by-pin.ts";
import { listSharedTills } from "./list-shared-tills.ts";
import { lockSharedTill } from "./lock-shared-till.ts";
import { readSharedTill } from "./read-shared-till.ts";
import { removeSharedTill } from "./remove-shared-till.ts";

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
