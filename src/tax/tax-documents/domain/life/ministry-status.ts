import type { TaxDocumentKind } from "../shape/generation.ts";
import type { DocumentState } from "./document-state.ts";

/** `estado_hacienda` as lists and accountants name it (back-office §4). RECIBIDO is what the ministry answers to a contingency (guide §21). */
export const ministryStatuses = [
  "PROCESADO",
  "RECIBIDO",
  "RECHAZADO",
  "ERROR",
  "PENDIENTE",
  "ENVIADO",
  "INVALIDADO",
  "REEMPLAZADO",
] as const;
export type MinistryStatus = (typeof ministryStatuses)[number];

const statusOf = {
  draft: "ERROR",
  generated: "PENDIENTE",
  signed: "PENDIENTE",
  contingency: "PENDIENTE",
  sent: "ENVIADO",
  sealed: "PROCESADO",
  sealed_with_remarks: "PROCESADO",
  rejected: "RECHAZADO",
  replaced: "REEMPLAZADO",
  invalidated: "INVALIDADO",
} as const satisfies Record<DocumentState, MinistryStatus>;

/** Returns the ministry's status of a document from our state (guide §2). */
export function ministryStatus(state: DocumentState, kind?: TaxDocumentKind): MinistryStatus {
  const status = statusOf[state];
  return kind === "contingency" && status === "PROCESADO" ? "RECIBIDO" : status;
}

/** Returns the states that have this status with the ministry. */
export function statesOf(status: MinistryStatus): DocumentState[] {
  return (Object.keys(statusOf) as DocumentState[]).filter((state) => statusOf[state] === status);
}

/** Its colour (back-office §4): PROCESADO and RECIBIDO green, ERROR and RECHAZADO red, PENDIENTE and ENVIADO yellow, others grey. */
export function ministryTone(status: MinistryStatus): "green" | "red" | "amber" | "grey" {
  switch (status) {
    case "PROCESADO":
    case "RECIBIDO":
      return "green";
    case "ERROR":
    case "RECHAZADO":
      return "red";
    case "PENDIENTE":
    case "ENVIADO":
      return "amber";
    default:
      return "grey";
  }
}
