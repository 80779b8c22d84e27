import type { ValidationCode } from "#app/contract/validation-code.ts";
import { activityTitle, unknownCodesOf } from "#core/catalogues/server/public.ts";
import { fillStoreContact } from "#core/settings/server/public.ts";
import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import { identityDigits, tidyIdentity } from "#platform/domain/identity/tax-numbers.ts";
import { certificateState } from "#platform/outside/signing/read-certificate.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { refuseStaleEdit, versionOf } from "#platform/server/http/edit-version.ts";
import type { RefusedKind } from "#tax/tax-documents/server/dry-run.ts";
import type {
  IssuerFields,
  IssuerStatus,
  readTaxIssuer as read,
  setTaxIssuer as set,
  setTaxEnvironment,
} from "../contract/issuer.ts";
import { daysLeft } from "../domain/certificate-warning.ts";
import type { IssuerGap } from "../domain/issuer-gaps.ts";
import { refusalOf, selectCredentials } from "./credential-queries.ts";
import type { DryRunOf } from "./dry-run-issuer.ts";
import {
  fieldsOf,
  lockIssuer,
  readIssuer,
  readinessIn,
  updateEnvironment,
  updateIssuer,
  withStoreContact,
} from "./issuer-queries.ts";

/** Reads the issuer, the service it issues to, and what is missing for each service. */
export function readTaxIssuer(ctx: StaffContext): Promise<ResponseOf<typeof read>> {
  return ctx.inTenant(async (tx) => {
    const row = await readIssuer(tx);
    const fields = await withStoreContact(tx, fieldsOf(row));
    const { now } = ctx;
    const test = await readinessIn(tx, fields, { environment: "00", now });
    const production = await readinessIn(tx, fields, { environment: "01", now });
    return {
      issuer: { ...fields, version: versionOf({ ...fields }) },
      environment: row?.environment ?? null,
      missing: { "00": test.missing, "01": production.missing },
      refused: { "00": test.refused, "01": production.refused },
    };
  });
}

/**
 * Saves the issuer. An unknown code is refused at its field, and so is emptying data that documents need
 * while some are issued.
 */
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
    refuseStaleEdit(version, { ...(await withStoreContact(tx, before)) });
    if (row.environment !== null) await refuseGaps(tx, after, { environment: row.environment, now: ctx.now });
    await updateIssuer(tx, after);
    const { complement, phone, email } = after;
    await fillStoreContact(tx, ctx, {
      address: complement || null,
      phone: phone || null,
      email: email || null,
    });
    await recordAudit(tx, ctx, [
      {
        action: "tax_issuer.updated",
        subject: "tax_issuer",
        subjectId: ctx.tenantId,
        before: audited(before),
        after: audited(after),
      },
    ]);
    return { message: ctx.say("taxIssuer.reply.saved") };
  });
}

/** Starts issuing in an environment, or ends it. Throws `tax_issuer_incomplete` with what is missing. */
export function setEnvironment(
  ctx: StaffContext,
  { environment }: BodyOf<typeof setTaxEnvironment>,
): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const row = await lockIssuer(tx);
    if (environment !== null) {
      const fields = await withStoreContact(tx, fieldsOf(row));
      const { missing } = await readinessIn(tx, fields, { environment, now: ctx.now });
      if (missing.length > 0) throw new AppError("tax_issuer_incomplete", { details: { missing } });
      // Documents read the issuer alone.
      await updateIssuer(tx, fields);
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

/** Returns the issuer as the log of changes names its fields; those of an official list are told there in words. */
const audited = (issuer: IssuerFields) => ({
  legal_name: issuer.legalName,
  trade_name: issuer.tradeName,
  nit: issuer.nit,
  nrc: issuer.nrc,
  activity: listed(issuer.activityCode, activityTitle(issuer.activityCode)),
  is_large_taxpayer: issuer.isLargeTaxpayer,
  address: listed(issuer.complement, issuer.district, issuer.municipality, issuer.department),
  phone: issuer.phone,
  email: issuer.email,
  responsible: issuer.responsibleName,
  document: issuer.responsibleNumber && listed(issuer.responsibleKind, issuer.responsibleNumber),
});

const listed = (...parts: readonly (string | null)[]) => parts.filter(Boolean).join(" · ");

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
const unknownCodes = ({ activityCode, ...places }: IssuerFields) =>
  unknownCodesOf({ ...places, activity: activityCode }).map((field) =>
    field === "activity" ? "activityCode" : field,
  );

/** Fields of the issuer's form that close a gap; other gaps have no field there. */
const fieldOfGap: Partial<Record<IssuerGap, keyof IssuerFields>> = {
  legal_name: "legalName",
  nit: "nit",
  nrc: "nrc",
  activity: "activityCode",
  phone: "phone",
  email: "email",
  certificate_nit: "nit",
};

/** Fields by the member of a document or event that refuses them. */
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

/** Returns the issuer's own fields that a dry run refuses, each once. */
function refusedFields(refused: readonly RefusedKind[]) {
  const wrong = new Map<keyof IssuerFields, ValidationCode>();
  for (const { field: member, reason } of refused.flatMap(({ problems }) => problems)) {
    const field = fieldOfMember[member];
    if (field) wrong.set(field, reason === "too_short" || reason === "too_long" ? reason : "malformed");
  }
  return [...wrong].map(([field, code]) => ({ field, code }));
}

async function refuseGaps(tx: Tx, fields: IssuerFields, of: DryRunOf): Promise<void> {
  const { missing, refused } = await readinessIn(tx, fields, of);
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

/** Reads what stops issuing now, for whoever keeps the books; nothing for a restaurant that does not issue. */
export function readIssuerStatus(ctx: StaffContext): Promise<IssuerStatus> {
  return ctx.inTenant(async (tx) => {
    const environment = (await readIssuer(tx))?.environment ?? null;
    if (environment === null) return { environment, certificateEnds: null, refused: null };
    const row = (await selectCredentials(tx)).find((each) => each.environment === environment);
    return {
      environment,
      certificateEnds: endsOf(row?.certificate_valid_until ?? null, ctx.now),
      refused: await refusalOf(tx, environment),
    };
  });
}

function endsOf(at: Date | null, now: Date): IssuerStatus["certificateEnds"] {
  if (at === null || certificateState({ validFrom: null, validUntil: at }, now) === "valid") return null;
  return { at, days: daysLeft(at, now) };
}
