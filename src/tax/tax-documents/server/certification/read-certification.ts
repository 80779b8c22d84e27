import type { Tx } from "#platform/server/db/tx.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { taxDocumentKinds } from "#tax/tax-issuer/contract/generation-rules.ts";
import type { Certification, TestRun } from "../../contract/certification.ts";
import { certificationCounts, testRunEnds } from "../../domain/certification.ts";
import type { DocumentProblem } from "../prepare-document.ts";
import { readStandings } from "./standings.ts";
import { isInTest } from "./steer-run.ts";
import { readRun, refusedSince } from "./test-runs.ts";

/** What the ministry wants to have sealed in its test service before it lets an issuer into production, and how far that is (guide §25). */
export function readCertification(ctx: StaffContext): Promise<Certification> {
  return ctx.inTenant(async (tx) => {
    const standings = await readStandings(tx);
    return {
      counts: taxDocumentKinds.map((kind) => {
        const { done = 0, waiting = 0 } = standings.find((each) => each.kind === kind) ?? {};
        return { kind, needed: certificationCounts[kind], done, waiting };
      }),
      can_make: await isInTest(tx),
      run: await runOf(tx),
    };
  });
}

async function runOf(tx: Tx): Promise<TestRun | null> {
  const run = await readRun(tx);
  if (!run) return null;
  const refused = await refusedSince(tx, run.started_at);
  return {
    kinds: taxDocumentKinds.filter((kind) => run.kinds.includes(kind)),
    started_at: run.started_at,
    ended: testRunEnds.find((end) => end === run.ended) ?? null,
    refused: refused
      ? {
          kind: refused.kind,
          problems: (refused.problems as DocumentProblem[] | null) ?? [],
          words: refused.words as NonNullable<TestRun["refused"]>["words"],
        }
      : null,
  };
}
