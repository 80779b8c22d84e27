import { createHash } from "node:crypto";
import { type Cents, cents } from "#platform/domain/money/cents.ts";
import type { Environment } from "#tax/tax-documents/domain/issue/tax-document-input.ts";
import { CONTINGENCY_TERMS, type ContingencyTerms } from "#tax/tax-documents/domain/life/contingency.ts";
import {
  type InvalidationLimits,
  invalidationRules,
} from "#tax/tax-documents/domain/life/invalidation-window.ts";
import type { Register } from "./register.ts";
import { localTime } from "./salvador-time.ts";

/** Rules that the official texts leave open or have changed, and that a caller may set (guide §4, §19, §21, §22). */
export interface OfficeTerms {
  readonly contingency: ContingencyTerms;
  readonly invalidation: InvalidationLimits;
  /** From which total on the buyer of a factura is named; null for never. */
  readonly identificationFrom: Cents | null;
  /** Milliseconds that a batch waits before it is processed. */
  readonly batchMs: number;
  readonly batchesPerDay: number;
  /** Hours of the day in which batches of normal documents are taken; over midnight when the first is the later one. */
  readonly batchHours: { readonly from: number; readonly until: number };
  readonly tokenHours: number;
}

/** The terms of an environment as the guide gives them: tokens and batches differ between test and production (guide §19). */
export function termsOf(environment: Environment): OfficeTerms {
  const isTest = environment === "00";
  return {
    contingency: CONTINGENCY_TERMS,
    invalidation: invalidationRules.manual_2_0,
    identificationFrom: cents(109_500),
    batchMs: 60_000,
    batchesPerDay: 400,
    batchHours: isTest ? { from: 8, until: 17 } : { from: 22, until: 5 },
    tokenHours: isTest ? 48 : 24,
  };
}

/** The context of every decision: environment, time, register and rules. */
export interface Office {
  readonly environment: Environment;
  readonly terms: OfficeTerms;
  readonly register: Register;
  readonly clock: () => Date;
}

const SEAL_LENGTH = 40;

/**
 * Forty characters: the year, 32 hexadecimal digits, four letters or digits (guide §20). Made of what is sealed and when, so that the
 * same run gives the same seals.
 */
export function sealOf(sealed: { readonly nit: string; readonly generationCode: string }, now: Date): string {
  const digest = createHash("sha256").update(`${sealed.nit} ${sealed.generationCode} ${now.toISOString()}`);
  const hex = digest.digest("hex").toUpperCase();
  const tail = Number.parseInt(hex.slice(32, 44), 16).toString(36).toUpperCase().padStart(4, "0").slice(-4);
  return `${localTime(now).day.slice(0, 4)}${hex.slice(0, 32)}${tail}`.slice(0, SEAL_LENGTH);
}

/** A UUID in capitals, made of words: the name of a batch (guide §19). */
export function uuidOf(words: string): string {
  const hex = createHash("sha256").update(words).digest("hex").toUpperCase();
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join("-");
}
