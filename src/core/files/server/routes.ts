import type { FeatureRoutes } from "#platform/server/http/feature-routes.ts";
import { readStoredFile } from "../contract/files.ts";
import { readFile } from "./stored-files.ts";

export const fileRoutes: FeatureRoutes = (on) => {
  on(readStoredFile, ({ ctx, params }) => readFile(ctx, params.hash));
};
