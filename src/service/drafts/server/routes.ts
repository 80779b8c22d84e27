import type { FeatureRoutes } from "#platform/server/http/feature-routes.ts";
import * as contract from "../contract/drafts.ts";
import { deleteDraft, deleteDrafts } from "./delete-drafts.ts";
import { listDrafts } from "./list-drafts.ts";
import { saveDraft } from "./save-draft.ts";

export const draftRoutes: FeatureRoutes = (on) => {
  on(contract.listDrafts, ({ ctx }) => listDrafts(ctx));
  on(contract.saveDraft, ({ ctx, body }) => saveDraft(ctx, body));
  on(contract.deleteDraft, ({ ctx, params }) => deleteDraft(ctx, params.uuid));
  on(contract.deleteDrafts, ({ ctx }) => deleteDrafts(ctx));
};
