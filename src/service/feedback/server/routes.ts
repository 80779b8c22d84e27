import type { FeatureRoutes } from "#platform/server/http/feature-routes.ts";
import { giveFeedback as give } from "../contract/guest-feedback.ts";
import * as staff from "../contract/staff-feedback.ts";
import { readFeedbackSettings, setFeedbackSettings } from "./feedback-settings.ts";
import { giveFeedback } from "./give-feedback.ts";
import { exportFeedback, listFeedback, readFeedback } from "./list-feedback.ts";

export const feedbackRoutes: FeatureRoutes = (on, { db, publicUrl }) => {
  on(give, ({ ctx, params, body }) => giveFeedback({ db, publicUrl, ctx }, params.qrcode, body));
  on(staff.listFeedback, ({ ctx, query }) => listFeedback(ctx, query));
  on(staff.filterFeedback, ({ ctx, query }) => listFeedback(ctx, query));
  on(staff.searchFeedback, ({ ctx, query }) => listFeedback(ctx, query));
  on(staff.exportFeedback, ({ ctx, query }) => exportFeedback(ctx, query));
  on(staff.readFeedback, ({ ctx, params }) => readFeedback(ctx, params.id));
  on(staff.readFeedbackSettings, ({ ctx }) => readFeedbackSettings(ctx));
  on(staff.setFeedbackSettings, ({ ctx, body }) => setFeedbackSettings(ctx, body));
};
