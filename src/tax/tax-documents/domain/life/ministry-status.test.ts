import { expect, test } from "vitest";
import { documentStates } from "./document-state.ts";
import { ministryStatus, ministryTone, statesOf } from "./ministry-status.ts";

test("each state stands somewhere with the ministry", () => {
  const told = documentStates.map((state) => {
    const status = ministryStatus(state);
    return `${state} ${status} ${ministryTone(status)}`;
  });
  expect(told).toEqual([
    "draft ERROR red",
    "generated PENDIENTE amber",
    "signed PENDIENTE amber",
    "contingency PENDIENTE amber",
    "sent ENVIADO amber",
    "sealed PROCESADO green",
    "sealed_with_remarks PROCESADO green",
    "rejected RECHAZADO red",
    "replaced REEMPLAZADO grey",
    "invalidated INVALIDADO grey",
  ]);
  expect(ministryStatus("sealed", "contingency")).toBe("RECIBIDO");
  expect(ministryTone("RECIBIDO")).toBe("green");
  expect(statesOf("PENDIENTE")).toEqual(["generated", "signed", "contingency"]);
});
