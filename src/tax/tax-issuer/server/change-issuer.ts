import type { ValidationCode } from "#app/contract/validation-code.ts";
import { isKnownCode, isMunicipality, placeName } from "#core/catalogues/server/public.ts";
import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import { identityDigits, tidyIdentity } from "#platform/domain/identity/tax-numbers.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { refuseStaleEdit, versionOf } from "#platform/server/http/edit-version.ts";
import type {
  IssuerFields,
  readTaxIssuer as read,
  setTaxIssuer as set,
  setTaxEnvironment,
} from "../contract/issuer.ts";
import type { IssuerGap } from "../domain/issuer-gaps.ts";
import type { DryRunOf, RefusedKind } from "./dry-run-issuer.ts";
import {
  fieldsOf,
  lockIssuer,
  readIssuer,
  standingIn,
  updateEnvironment,
  updateIssuer,
} from "./issuer-queries.ts";

/** Who issues, to which service, and what is missing for each. */
export function readTaxIssuer(ctx: StaffContext): Promise<ResponseOf<typeof read>> {
  return ctx.inTenant(async (tx) => {
    const row = await readIssuer(tx);
    const fields = fieldsOf(row);
    const { now } = ctx;
    const test = await standingIn(tx, fields, { environment: "00", now });
    const production = await standingIn(tx, fields, { environment: "01", now });
    return {
      issuer: { ...fields, version: versionOf({ ...fields }) },
      environment: row?.environment ?? null,
      missing: { "00": test.missing, "01": production.missing },
      refused: { "00": test.refused, "01": production.refused },
    };
  });
}

/** Sets who issues. A code that no catalogue has is refused at its field, and so is emptying what documents need while some are made. */
export function setTaxIssuer(
  ctx: StaffContext,
  { version, ...typed }: BodyOf<typeof set>,
): Promise<{ message: string }> {
  const after = tidy(typed);
  const unknown = unknownCodes(after);
  if (unknown.length > 0)
    throw new AppError("invalid_input", {
      fields: unknown.map((field) => ({ field, code: "not_a_choice" as const })),
    });
  return ctx.inTenant(async (tx) => {
    const row = await lockIssuer(tx);
    const before = fieldsOf(row);
    refuseStaleEdit(version, { ...before });
    if (row.environment !== null) await refuseGaps(tx, after, { environment: row.environment, now: ctx.now });
    await updateIssuer(tx, after);
    await recordAudit(tx, ctx, [
      { action: "tax_issuer.updated", subject: "tax_issuer", subjectId: ctx.tenantId, before, after },
    ]);
    return { message: ctx.say("taxIssuer.reply.saved") };
  });
}

/** Begins issuing in an environment, or ends it. Refuses `tax_issuer_incomplete` with what is missing. */
export function setEnvironment(
  ctx: StaffContext,
  { environment }: BodyOf<typeof setTaxEnvironment>,
): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const row = await lockIssuer(tx);
    if (environment !== null) {
      const { missing } = await standingIn(tx, fieldsOf(row), { environment, now: ctx.now });
      if (missing.length > 0) throw new AppError("tax_issuer_incomplete", { details: { missing } });
    }
    await updateEnvironment(tx, environment);
    await recordAudit(tx, ctx, [
      {
        action: "tax_issuer.environment_set",
        subject: "tax_issuer",
        subjectId: ctx.tenantId,
        before: { environment: row.environment },
        after: { environment },
      },
    ]);
    return { message: ctx.say(`taxIssuer.reply.environment.${environment ?? "none"}`) };
  });
}

function tidy(typed: IssuerFields): IssuerFields {
  const { responsibleKind, responsibleNumber } = typed;
  return {
    ...typed,
    nit: identityDigits(typed.nit),
    nrc: identityDigits(typed.nrc),
    responsibleNumber: tidyIdentity(responsibleKind, responsibleNumber),
  };
}

/** Codes that are in no catalogue, or not in the place they are said to be in. */
function unknownCodes({ activityCode, department, municipality, district }: IssuerFields) {
  const isUnknown = {
    activityCode: activityCode !== "" && !isKnownCode("activities", activityCode),
    department: department !== "" && !isKnownCode("departments", department),
    municipality: municipality !== "" && !isMunicipality(department, municipality),
    district: district !== "" && placeName(department, municipality, district) === null,
  };
  return (Object.keys(isUnknown) as (keyof typeof isUnknown)[]).filter((field) => isUnknown[field]);
}

/** Where a gap is mended in the issuer's form; the others are no field of it. */
const fieldOfGap: Partial<Record<IssuerGap, keyof IssuerFields>> = {
  legal_name: "legalName",
  nit: "nit",
  nrc: "nrc",
  activity: "activityCode",
  phone: "phone",
  email: "email",
  certificate_nit: "nit",
};

/** The field whose datum a document or an event refuses; null for what is not of the issuer's form. */
const fieldOfMember: Readonly<Record<string, keyof IssuerFields>> = {
  "emisor.nit": "nit",
  "emisor.nrc": "nrc",
  "emisor.nombre": "legalName",
  "emisor.nombreComercial": "tradeName",
  "emisor.nomEstablecimiento": "tradeName",
  "emisor.codActividad": "activityCode",
  "emisor.descActividad": "activityCode",
  "emisor.direccion.complemento": "complement",
  "emisor.telefono": "phone",
  "emisor.correo": "email",
  "emisor.nombreResponsable": "responsibleName",
  "emisor.numeroDocResponsable": "responsibleNumber",
  "motivo.nombreResponsable": "responsibleName",
  "motivo.numDocResponsable": "responsibleNumber",
};

/** What a dry run refuses of the issuer's own fields, each once. */
function refusedFields(refused: readonly RefusedKind[]) {
  const wrong = new Map<keyof IssuerFields, ValidationCode>();
  for (const { field: member, reason } of refused.flatMap(({ problems }) => problems)) {
    const field = fieldOfMember[member];
    if (field) wrong.set(field, reason === "too_short" || reason === "too_long" ? reason : "malformed");
  }
  return [...wrong].map(([field, code]) => ({ field, code }));
}

async function refuseGaps(tx: Tx, fields: IssuerFields, of: DryRunOf): Promise<void> {
  const { missing, refused } = await standingIn(tx, fields, of);
  const fieldsMissing = missing.flatMap((gap) => {
    const field = fieldOfGap[gap];
    if (field) return [{ field, code: codeOf(gap) }];
    if (gap === "address")
      return emptyAmong(fields, ["department", "municipality", "district", "complement"]);
    return gap === "responsible" ? emptyAmong(fields, ["responsibleName", "responsibleNumber"]) : [];
  });
  const wrong = [...fieldsMissing, ...refusedFields(refused)];
  if (wrong.length > 0) throw new AppError("invalid_input", { fields: wrong });
}

const codeOf = (gap: IssuerGap): ValidationCode =>
  gap === "certificate_nit" ? "nit_of_certificate" : "required";

const emptyAmong = (fields: IssuerFields, names: readonly (keyof IssuerFields)[]) =>
  names.filter((name) => fields[name] === "").map((field) => ({ field, code: "required" as const }));
