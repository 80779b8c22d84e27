import { activityTitle } from "#core/catalogues/server/public.ts";
import { readStoreContact } from "#core/settings/server/public.ts";
import { identityDigits, identityDocuments } from "#platform/domain/identity/tax-numbers.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import type { Environment } from "#tax/tax-documents/domain/issue/tax-document-input.ts";
import type { RefusedKind } from "#tax/tax-documents/server/dry-run.ts";
import type { IssuerFields } from "../contract/issuer.ts";
import { type IssuerGap, missingOf } from "../domain/issuer-gaps.ts";
import { credentialFacts } from "./credential-queries.ts";
import { type DryRunOf, refusedOf } from "./dry-run-issuer.ts";

/**
 * Locks the issuer's row until the commit, and makes it when there is none: people who set up the issuer wait
 * for each other.
 */
export async function lockIssuer(tx: Tx): Promise<IssuerRow> {
  await tx.query({
    text: "insert into fiscal_settings (tenant_id) values ($1) on conflict (tenant_id) do nothing",
    values: [tx.tenantId],
  });
  return tx.one(issuerRow(tx).forNoKeyUpdate());
}

/** The issuer's row; undefined before anything was entered. */
export const readIssuer = (tx: Tx) => tx.first(issuerRow(tx));

const issuerRow = (tx: Tx) =>
  sqlOf.selectFrom("fiscal_settings").selectAll().where("tenant_id", "=", tx.tenantId);

export type IssuerRow = Awaited<ReturnType<ReturnType<typeof issuerRow>["executeTakeFirstOrThrow"]>>;

export const updateIssuer = (tx: Tx, fields: IssuerFields) =>
  tx.run(
    sqlOf
      .updateTable("fiscal_settings")
      .set({
        legal_name: fields.legalName || null,
        trade_name: fields.tradeName || null,
        nit: identityDigits(fields.nit) || null,
        nrc: identityDigits(fields.nrc) || null,
        activity_code: fields.activityCode || null,
        activity_desc: activityTitle(fields.activityCode),
        is_large_taxpayer: fields.isLargeTaxpayer,
        department_code: fields.department || null,
        municipality_code: fields.municipality || null,
        district_code: fields.district || null,
        address_complement: fields.complement || null,
        phone: fields.phone || null,
        email: fields.email || null,
        responsible_name: fields.responsibleName || null,
        responsible_doc_type: fields.responsibleKind,
        responsible_doc_number: fields.responsibleNumber || null,
      })
      .where("tenant_id", "=", tx.tenantId),
  );

export const updateEnvironment = (tx: Tx, environment: Environment | null) =>
  tx.run(sqlOf.updateTable("fiscal_settings").set({ environment }).where("tenant_id", "=", tx.tenantId));

const { nit: NIT } = identityDocuments;

/** The issuer's editable fields. */
export function fieldsOf(row: IssuerRow | undefined): IssuerFields {
  const kind = Object.values(identityDocuments).find((known) => known === row?.responsible_doc_type);
  return {
    legalName: row?.legal_name ?? "",
    tradeName: row?.trade_name ?? "",
    nit: row?.nit ?? "",
    nrc: row?.nrc ?? "",
    activityCode: row?.activity_code ?? "",
    isLargeTaxpayer: row?.is_large_taxpayer ?? false,
    department: row?.department_code ?? "",
    municipality: row?.municipality_code ?? "",
    district: row?.district_code ?? "",
    complement: row?.address_complement ?? "",
    phone: row?.phone ?? "",
    email: row?.email ?? "",
    responsibleName: row?.responsible_name ?? "",
    responsibleKind: kind ?? NIT,
    responsibleNumber: row?.responsible_doc_number ?? "",
  };
}

/** Returns the fields with what the restaurant said of itself elsewhere where the issuer's are empty: nobody types it twice. */
export async function withStoreContact(tx: Tx, fields: IssuerFields): Promise<IssuerFields> {
  const { address, phone, email } = await readStoreContact(tx);
  return {
    ...fields,
    complement: fields.complement || address || "",
    phone: fields.phone || phone || "",
    email: fields.email || email || "",
  };
}

/**
 * Reads what the restaurant, with these data, lacks for issuing in an environment, and which documents and
 * events it could not have signed.
 */
export async function readinessIn(
  tx: Tx,
  fields: IssuerFields,
  { environment, now }: DryRunOf,
): Promise<{ readonly missing: IssuerGap[]; readonly refused: RefusedKind[] }> {
  const refused = await refusedOf(tx, fields, { environment, now });
  const missing = missingOf(fields, {
    environment,
    hasPointOfSale: await hasDefaultPoint(tx),
    isRefused: refused.length > 0,
    credentials: await credentialFacts(tx, environment),
    now,
  });
  return { missing, refused };
}

const hasDefaultPoint = async (tx: Tx): Promise<boolean> =>
  (await tx.first(
    sqlOf
      .selectFrom("points_of_sale")
      .select("id")
      .where("tenant_id", "=", tx.tenantId)
      .where("is_default", "=", true)
      .where("archived_at", "is", null),
  )) !== undefined;
