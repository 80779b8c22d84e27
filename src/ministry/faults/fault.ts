import { z } from "zod";
import { isResponseCode, type ResponseCode } from "../response-codes.ts";

/** Services of the ministry, as faults name them. */
export const services = [
  "auth",
  "reception",
  "consultation",
  "batch",
  "batch_consultation",
  "contingency",
  "invalidation",
] as const;
export type Service = (typeof services)[number];

const responseCode = z.custom<ResponseCode>((code) => typeof code === "string" && isResponseCode(code), {
  error: "no code of the ministry",
});

const common = {
  /** Only of this service; all of them without it. */
  on: z.enum(services).optional(),
  /** So many requests; until it is taken away without it. */
  times: z.int().min(1).optional(),
};
/** True when the request is decided and stored before its answer is spoilt. */
const processed = (usually: boolean) => ({ processed: z.boolean().default(usually) });

/**
 * Forms in which the ministry's words have been seen: remarks as one text, as objects, as a list that is
 * written in a text, and codes as numbers.
 */
export const wordForms = ["text", "objects", "written", "numbers"] as const;
export type WordForm = (typeof wordForms)[number];
const form = z.enum(wordForms).optional();

/** Faults of the ministry, one request at a time. Connections that are refused are told apart (`refuseConnections`). */
export const faultSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("slow"), ms: z.int().min(1).max(600_000), ...common }),
  z.strictObject({
    kind: z.literal("error_page"),
    status: z.int().min(400).max(599).default(503),
    ...processed(false),
    ...common,
  }),
  z.strictObject({
    kind: z.literal("empty"),
    status: z.int().min(200).max(599).default(200),
    ...processed(false),
    ...common,
  }),
  z.strictObject({ kind: z.literal("unknown"), ...processed(false), ...common }),
  z.strictObject({ kind: z.literal("endless"), ...processed(true), ...common }),
  z.strictObject({ kind: z.literal("huge"), ...processed(true), ...common }),
  z.strictObject({ kind: z.literal("half_json"), ...processed(true), ...common }),
  z.strictObject({ kind: z.literal("lost"), ...processed(true), ...common }),
  z.strictObject({
    kind: z.literal("wrong_seal"),
    length: z.int().min(0).max(80).default(39),
    ...processed(true),
    ...common,
  }),
  z.strictObject({
    kind: z.literal("reject"),
    code: responseCode,
    /** The member that it is about, `receptor.nrc`. */
    field: z.string().max(100).optional(),
    form,
    ...common,
  }),
  z.strictObject({
    kind: z.literal("remarks"),
    remarks: z.array(z.string().max(500)).min(1).max(50),
    form,
    ...common,
  }),
]);
/** A fault as callers order it, with its optional parts. */
export type FaultWish = z.input<typeof faultSchema>;
export type Fault = z.output<typeof faultSchema>;
