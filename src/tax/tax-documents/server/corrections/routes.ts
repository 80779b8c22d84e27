import type { FeatureRoutes } from "#platform/server/http/feature-routes.ts";
import * as contract from "../../contract/corrections.ts";
import { invalidateDocument } from "./invalidate-document.ts";
import { makeDebitNote } from "./notes.ts";
import { readCorrections } from "./read-corrections.ts";
import { replaceDocument } from "./replace-document.ts";
import { correctBuyer, sendAgain } from "./send-again.ts";

/** Routes that correct documents. */
export const correctionRoutes: FeatureRoutes = (on) => {
  on(contract.readCorrections, ({ ctx, params }) => readCorrections(ctx, params.id));
  on(contract.sendAgain, ({ ctx, params }) => sendAgain(ctx, params.id));
  on(contract.correctBuyer, ({ ctx, params, body }) => correctBuyer(ctx, params.id, body.receptor));
  on(contract.replaceDocument, ({ ctx, params, body }) => replaceDocument(ctx, params.id, body));
  on(contract.invalidateDocument, ({ ctx, params, body }) => invalidateDocument(ctx, params.id, body));
  on(contract.makeDebitNote, ({ ctx, params, body }) => makeDebitNote(ctx, params.id, body));
};
