import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, calendarDate } from "#platform/domain/periods/calendar-date.ts";
import { issuedTypes } from "../shape/generation.ts";
import { contingencyBatches, contingencyDuty, isOutage, probeWait } from "./contingency.ts";
import { correctionPlace, placeOfField } from "./correction-place.ts";
import {
  afterRejection,
  documentStates,
  documentSteps,
  isAtRest,
  isSealed,
  takeStep,
} from "./document-state.ts";
import {
  easterOf,
  holidaysOf,
  type InvalidationText,
  invalidationDay,
  invalidationDays,
  invalidationPermission,
  invalidationRules,
  invalidationTexts,
  lastInvalidationDay,
  refusedInvalidation,
} from "./invalidation-window.ts";
import type { MinistryWords } from "./ministry-words.ts";
import { mayTry, nextAction, queueWait } from "./retry-policy.ts";

const day = calendarDate;

test("a sale's document goes from its draft to its seal, and is invalidated", () => {
  const walk: (typeof documentStates)[number][] = ["draft"];
  for (const step of ["generate", "sign", "send", "seal", "invalidate"] as const) {
    const taken = takeStep(walk.at(-1) ?? "draft", step);
    if (taken.ok) walk.push(taken.state);
  }
  expect(walk).toEqual(["draft", "generated", "signed", "sent", "sealed", "invalidated"]);
});

test("what was sent is never sent again before somebody asked", () => {
  expect(takeStep("sent", "send")).toEqual({ ok: false, reason: "step_not_allowed" });
  expect(takeStep("sent", "find_missing")).toEqual({ ok: true, state: "signed" });
  for (const state of documentStates)
    expect([state, takeStep(state, "invalidate").ok]).toEqual([state, isSealed(state)]);
});

test("from every state that is not at rest some way leads to a seal or a replacement", () => {
  const reaches = (from: (typeof documentStates)[number]) => {
    const seen = new Set([from]);
    for (const state of seen)
      for (const step of documentSteps) {
        const taken = takeStep(state, step);
        if (taken.ok) seen.add(taken.state);
      }
    return seen;
  };
  for (const state of documentStates)
    if (!isAtRest(state)) expect([state, reaches(state).has("sealed")]).toEqual([state, true]);
  for (const end of ["replaced", "invalidated"] as const) expect([...reaches(end)]).toEqual([end]);
});

test("a rejected document is mended for twenty-four hours and then replaced", () => {
  const made = new Date("2026-08-20T12:00:00Z");
  expect(afterRejection(made, new Date("2026-08-21T12:00:00Z"))).toBe("mend");
  expect(afterRejection(made, new Date("2026-08-21T12:00:00.001Z"))).toBe("replace");
});

const words = { code: null, classCode: null, description: "", remarks: [], processedAt: null };
const history = (sends: number, consultations = 0, tokenRenewals = 0) => ({
  sends,
  consultations,
  tokenRenewals,
});

test("an unknown answer is asked about, a missing document sent twice more", () => {
  const unknown = { kind: "unknown", why: "no_answer" } as const;
  const missing = { kind: "not_found", words } as const;
  expect(nextAction(unknown, history(1))).toEqual({ act: "consult", afterMs: 0 });
  expect(nextAction(unknown, history(1, 2))).toEqual({ act: "consult", afterMs: 60_000 });
  expect([1, 2, 3].map((sends) => nextAction(missing, history(sends)))).toEqual([
    { act: "send", afterMs: 2000 },
    { act: "send", afterMs: 5000 },
    { act: "contingency" },
  ]);
  expect(nextAction({ kind: "down", status: 503 }, history(3))).toEqual({ act: "contingency" });
});

test("what names something unknown is sent twice more and then a person's", () => {
  const reference = { kind: "reference_missing", words } as const;
  expect([1, 2, 3].map((sends) => nextAction(reference, history(sends)))).toEqual([
    { act: "send", afterMs: 2000 },
    { act: "send", afterMs: 5000 },
    { act: "ask_person", about: "data" },
  ]);
});

test("a seal ends it, a token is renewed once, everything else is a person's", () => {
  expect(nextAction({ kind: "sealed", seal: "", words }, history(1))).toEqual({ act: "done" });
  expect(nextAction({ kind: "auth", words }, history(1))).toEqual({ act: "renew_token" });
  expect(nextAction({ kind: "auth", words }, history(1, 0, 1))).toEqual({
    act: "ask_person",
    about: "credentials",
  });
  expect(nextAction({ kind: "signature", words }, history(1))).toEqual({
    act: "ask_person",
    about: "certificate",
  });
  expect(nextAction({ kind: "rejected", words }, history(1))).toEqual({ act: "ask_person", about: "data" });
});

test("the queue waits longer each time, up to half an hour", () => {
  expect([1, 2, 3, 7, 50].map(queueWait)).toEqual([30_000, 60_000, 120_000, 1_800_000, 1_800_000]);
  const lastAt = new Date("2026-08-20T12:00:00Z");
  const at = (time: string) => new Date(`2026-08-20T${time}Z`);
  expect(mayTry({ inARow: 4, lastAt }, at("12:00:01"))).toBe(true);
  expect(mayTry({ inARow: 5, lastAt }, at("12:00:59"))).toBe(false);
  expect(mayTry({ inARow: 5, lastAt }, at("12:01:00"))).toBe(true);
});

test("Easter moves, and Holy Week with it", () => {
  expect([2024, 2025, 2026, 2027, 2038].map(easterOf)).toEqual([
    "2024-03-31",
    "2025-04-20",
    "2026-04-05",
    "2027-03-28",
    "2038-04-25",
  ]);
  const closed = holidaysOf(2026);
  expect(closed.filter((each) => each > "2026-03-01" && each < "2026-08-01")).toEqual([
    "2026-03-29",
    "2026-03-30",
    "2026-03-31",
    "2026-04-01",
    "2026-04-02",
    "2026-04-03",
    "2026-04-04",
    "2026-04-05",
    "2026-04-06",
    "2026-05-01",
    "2026-05-10",
    "2026-06-17",
  ]);
});

test.each([
  ["03", "2026-03-19", "2026-04-20"],
  ["03", "2026-04-25", "2026-05-15"],
  ["01", "2025-11-11", "2026-02-11"],
  ["14", "2025-11-30", "2026-02-28"],
] as const)("by the manual of 2026 a %s sealed on %s is invalidated until %s", (type, sealedOn, until) => {
  expect(lastInvalidationDay(day(sealedOn), invalidationRules.manual_2_0[type])).toBe(until);
});

test("after the limit of the text that is followed it may be tried", () => {
  const on = (text: InvalidationText, type: (typeof issuedTypes)[number]) =>
    ["2026-03-20", "2026-03-21", "2026-04-20", "2026-04-21"].map((today) =>
      invalidationPermission({ type, sealedOn: day("2026-03-19") }, day(today), text),
    );
  expect(on("manual_1_1", "03")).toEqual(["allowed", "may_be_tried", "may_be_tried", "too_late"]);
  expect(on("manual_2_0", "03")).toEqual(["allowed", "allowed", "allowed", "too_late"]);
  expect(on("regulation_2_0", "03")).toEqual(["allowed", "may_be_tried", "may_be_tried", "too_late"]);
  expect(on("manual_1_1", "14")).toEqual(["allowed", "may_be_tried", "may_be_tried", "may_be_tried"]);
  expect(on("regulation_2_0", "14")).toEqual(["allowed", "allowed", "allowed", "allowed"]);
});

test("no text lasts longer than the widest, whatever is sealed and when", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...issuedTypes),
      fc.constantFrom(...invalidationTexts),
      fc.integer({ min: 0, max: 800 }),
      (type, text, days) => {
        const { surely, perhaps } = invalidationDays(
          { type, sealedOn: addDays(day("2025-11-01"), days) },
          text,
        );
        expect(surely <= perhaps).toBe(true);
      },
    ),
  );
});

test("wrong data want a sealed replacement, what was called off wants none", () => {
  const asked = {
    type: "03",
    kind: 1,
    isSealed: true,
    hasLiveNote: false,
    hasSealedReplacement: true,
    permission: "allowed",
  } as const;
  expect(refusedInvalidation(asked)).toBeNull();
  expect(refusedInvalidation({ ...asked, hasSealedReplacement: false })).toBe("replacement_missing");
  expect(refusedInvalidation({ ...asked, kind: 2 })).toBe("replacement_not_wanted");
  expect(refusedInvalidation({ ...asked, type: "05" })).toBe("replacement_not_wanted");
  expect(refusedInvalidation({ ...asked, type: "05", hasSealedReplacement: false })).toBeNull();
  expect(refusedInvalidation({ ...asked, hasLiveNote: true })).toBe("has_live_note");
  expect(refusedInvalidation({ ...asked, isSealed: false })).toBe("not_sealed");
  expect(refusedInvalidation({ ...asked, permission: "too_late" })).toBe("too_late");
  expect(invalidationDay("01", day("2026-08-01"), day("2026-08-20"))).toBe("2026-08-20");
  expect(invalidationDay("03", day("2026-08-19"), day("2026-08-20"))).toBe("2026-08-19");
});

test("a contingency is reported within a day of its end", () => {
  const now = new Date("2026-08-22T08:10:00Z");
  const endedAt = new Date("2026-08-21T21:30:00Z");
  const duty = (changes: object) => {
    const { duty: what, hoursLeft } = contingencyDuty(
      { endedAt, eventSealedAt: null, unsealed: 3, ...changes },
      now,
    );
    return [what, hoursLeft];
  };
  expect(duty({ endedAt: null })).toEqual(["keep_selling", null]);
  expect(duty({})).toEqual(["report", 13]);
  expect(duty({ endedAt: new Date("2026-08-21T08:00:00Z") })).toEqual(["report", -1]);
  expect(duty({ eventSealedAt: now })).toEqual(["send_documents", 72]);
  expect(duty({ unsealed: 0 })).toEqual(["none", null]);
});

test("events name every document once, a thousand at most", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { maxLength: 50 }), fc.integer({ min: 1, max: 9 }), (documents, most) => {
      const batches = contingencyBatches(documents, most);
      expect(batches.flat()).toEqual(documents);
      expect(batches.every(({ length }) => length > 0 && length <= most)).toBe(true);
    }),
  );
});

test("what was refused says where it is put right: by what it names, then by its code", () => {
  const said: MinistryWords = {
    code: "096",
    classCode: "98",
    description: "",
    remarks: [],
    processedAt: null,
  };
  const at = (words: Partial<MinistryWords>) => correctionPlace({ ...said, ...words });
  expect(at({ remarks: ["Campo #/receptor/nrc no cumple el formato requerido"] })).toBe("buyer");
  expect(at({ code: "020", description: "[resumen.totalIva] CALCULO INCORRECTO" })).toBe("support");
  expect(at({ code: "007", description: "[emisor.codActividad] VALOR NO ES PERMITIDO" })).toBe("issuer");
  expect(at({ remarks: ["#/cuerpoDocumento/0/ventaGravada: 3.3000000000000003 is not a multiple"] })).toBe(
    "items",
  );
  expect(at({ code: "004", description: "[identificacion.numeroControl] YA EXISTE" })).toBe("numbers");
  expect(at({ code: "016" })).toBe("original");
  expect(at({ code: "099" })).toBe("nothing");
  expect(placeOfField("receptor.direccion.municipio")).toBe("buyer");
  expect(placeOfField("resumen.pagos")).toBe("support");
  expect(at({ description: "[motivo.nombreResponsable] NO ES VALIDO" })).toBe("issuer");
  expect(at({ description: "[motivo.fInicio] FECHA FUERA DE RANGO" })).toBe("support");
});

test("three failures in a row are an outage, of whatever was asked or of what was sent", () => {
  const sent = (isAnswered: boolean) => ({ isReception: true, isAnswered });
  const asked = (isAnswered: boolean) => ({ isReception: false, isAnswered });
  expect(isOutage([])).toBe(false);
  expect(isOutage([sent(false), sent(false)])).toBe(false);
  expect(isOutage([asked(false), asked(false), sent(false)])).toBe(true);
  expect(isOutage([asked(true), sent(false), asked(true), sent(false), asked(true), sent(false)])).toBe(true);
  expect(isOutage([sent(false), sent(true), asked(true), sent(false), sent(false)])).toBe(false);
});

test("an outage is looked at after a minute, later after ten", () => {
  const minutes = (count: number) => count * 60_000;
  const wait = (lasts: number, endedBefore: number | null = null) =>
    probeWait({ lastsMs: minutes(lasts), endedBeforeMs: endedBefore && minutes(endedBefore) }) / 60_000;
  expect([wait(0), wait(10), wait(50), wait(600)]).toEqual([1, 1, 5, 10]);
  expect([wait(0, 59), wait(0, 60)]).toEqual([10, 1]);
});
