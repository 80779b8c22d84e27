import type { FeatureRoutes } from "#platform/server/http/feature-routes.ts";
import * as contract from "../contract/drafts.ts";
import { deleteDraft, deleteDrafts, listDrafts, saveDraft } from "./change-drafts.ts";

export const draftRoutes: FeatureRoutes = (on) => {
  on(contract.listDrafts, ({ ctx }) => listDrafts(ctx));
  on(contract.saveDraft, ({ ctx, body }) => saveDraft(ctx, body));
  on(contract.deleteDraft, ({ ctx, params }) => deleteDraft(ctx, params.uuid));
  on(contract.deleteDrafts, ({ ctx }) => deleteDrafts(ctx));
};
