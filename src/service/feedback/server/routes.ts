import { reviewSettings } from "#core/settings/contract/review-settings.ts";
import { readGroup, setGroup } from "#core/settings/server/public.ts";
import type { FeatureRoutes } from "#platform/server/http/feature-routes.ts";
import { giveFeedback as give } from "../contract/guest-feedback.ts";
import * as staff from "../contract/staff-feedback.ts";
import { giveFeedback } from "./give-feedback.ts";
import { hideFeedback, showFeedback } from "./hide-feedback.ts";
import { exportFeedback, listFeedback, readFeedback } from "./list-feedback.ts";

export const feedbackRoutes: FeatureRoutes = (on, { db }) => {
  on(give, ({ ctx, params, body }) => giveFeedback({ db, ctx }, params.qrcode, body));
  on(staff.listFeedback, ({ ctx, query }) => listFeedback(ctx, query));
  on(staff.filterFeedback, ({ ctx, query }) => listFeedback(ctx, query));
  on(staff.searchFeedback, ({ ctx, query }) => listFeedback(ctx, query));
  on(staff.exportFeedback, ({ ctx, query }) => exportFeedback(ctx, query));
  on(staff.readFeedback, ({ ctx, params }) => readFeedback(ctx, params.id));
  on(staff.hideFeedback, ({ ctx, params, body }) => hideFeedback(ctx, params.id, body));
  on(staff.showFeedback, ({ ctx, params }) => showFeedback(ctx, params.id));
  on(staff.readFeedbackSettings, ({ ctx }) => readGroup(ctx, reviewSettings));
  on(staff.setFeedbackSettings, ({ ctx, body }) => setGroup(ctx, reviewSettings, body));
};
