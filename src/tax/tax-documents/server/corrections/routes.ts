import type { FeatureRoutes } from "#platform/server/http/feature-routes.ts";
import * as contract from "../../contract/corrections.ts";
import { makeDebitNote } from "./debit-note.ts";
import { invalidateDocument } from "./invalidate-document.ts";
import { readCorrections } from "./read-corrections.ts";
import { replaceDocument } from "./replace-document.ts";
import { mendBuyer, sendAgain } from "./send-again.ts";

/** What people do about documents that are wrong. */
export const correctionRoutes: FeatureRoutes = (on) => {
  on(contract.readCorrections, ({ ctx, params }) => readCorrections(ctx, params.id));
  on(contract.sendAgain, ({ ctx, params }) => sendAgain(ctx, params.id));
  on(contract.mendBuyer, ({ ctx, params, body }) => mendBuyer(ctx, params.id, body.receptor));
  on(contract.replaceDocument, ({ ctx, params, body }) => replaceDocument(ctx, params.id, body));
  on(contract.invalidateDocument, ({ ctx, params, body }) => invalidateDocument(ctx, params.id, body));
  on(contract.makeDebitNote, ({ ctx, params, body }) => makeDebitNote(ctx, params.id, body));
};
