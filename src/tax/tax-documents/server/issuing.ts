import { sql } from "kysely";
import { placeName } from "#core/catalogues/server/public.ts";
import type { PointOfSaleId } from "#platform/domain/ids.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";
import { type NumberScope, numberScopes } from "#tax/tax-issuer/domain/number-scope.ts";
import type { Issuer, TaxAddress } from "../domain/issue/parties.ts";
import type { Environment } from "../domain/issue/tax-document-input.ts";
import type { GenerationRule } from "../domain/shape/generation.ts";
import type { TaxDocumentRow } from "./sending/document-queries.ts";

/** The issuer, its place, and the service of the ministry it issues to. */
export interface Issuing {
  readonly environment: Environment;
  readonly issuer: Issuer;
  /** Codes in the control numbers. */
  readonly establishmentCode: string;
  readonly pointOfSaleCode: string;
  readonly numberScope: NumberScope;
  readonly rules: readonly GenerationRule[];
}

/** A point of sale as a document that was issued there names it. */
interface NamedPlace {
  readonly establishment: string | null;
  readonly pointOfSale: string | null;
}

/** Returns the place where a document was issued; its corrections and replacements are issued there too. */
export function placeOfDocument({ input }: Pick<TaxDocumentRow, "input">): NamedPlace {
  const { establishment, pointOfSale } = (input as { readonly issuer: Issuer }).issuer;
  return { establishment: establishment.code, pointOfSale: pointOfSale.code };
}

/**
 * Reads the restaurant as it issues now, from a point of sale; from its default one when none is given or it
 * is out of use. Null when it issues no electronic documents or lacks data that name it in them.
 */
export async function readIssuing(tx: Tx, place: PointOfSaleId | NamedPlace | null): Promise<Issuing | null> {
  const row = await tx.first(issuerRow(tx, place));
  if (!row?.environment || !row.legal_name || !row.nit || !row.nrc) return null;
  const { environment } = row;
  const { legal_name: name, nit, nrc, trade_name: tradeName } = row;
  return {
    environment,
    issuer: {
      nit,
      nrc,
      name,
      tradeName,
      activity: { code: row.activity_code ?? "", title: row.activity_desc ?? "" },
      address: addressOf(row),
      phone: row.phone ?? "",
      email: row.email ?? "",
      establishmentKind: row.establishment_kind,
      establishment: { code: row.establishment_code, officialCode: row.establishment_official },
      pointOfSale: { code: row.point_code, officialCode: row.point_official },
    },
    establishmentCode: row.establishment_code,
    pointOfSaleCode: row.point_code,
    numberScope: required(
      numberScopes.find((scope) => scope === row.number_scope),
      "a scope of numbers",
    ),
    rules: await readGenerationRules(tx),
  };
}

const issuerRow = (tx: Tx, place: PointOfSaleId | NamedPlace | null) =>
  sqlOf
    .selectFrom("fiscal_settings as f")
    .innerJoin("points_of_sale as p", "p.tenant_id", "f.tenant_id")
    .innerJoin("establishments as e", (join) =>
      join.onRef("e.tenant_id", "=", "p.tenant_id").onRef("e.id", "=", "p.establishment_id"),
    )
    .selectAll("f")
    .select(["e.kind as establishment_kind", "e.code as establishment_code"])
    .select(["e.official_code as establishment_official"])
    .select(["p.code as point_code", "p.official_code as point_official"])
    .where("f.tenant_id", "=", tx.tenantId)
    .where("p.archived_at", "is", null)
    .where((where) => where.or([where("p.is_default", "=", true), isPlace(place)]))
    .orderBy(isPlace(place), "desc")
    .limit(1);

const isPlace = (place: PointOfSaleId | NamedPlace | null) =>
  place !== null && typeof place === "object"
    ? sql<boolean>`(e.code is not distinct from ${place.establishment} and p.code is not distinct from ${place.pointOfSale})`
    : sql<boolean>`(p.id is not distinct from ${place})`;

type IssuerRow = Awaited<ReturnType<ReturnType<typeof issuerRow>["executeTakeFirstOrThrow"]>>;

const addressOf = (row: IssuerRow): TaxAddress => ({
  department: row.department_code ?? "",
  municipality: row.municipality_code ?? "",
  district: row.district_code,
  districtName: placeName(row.department_code ?? "", row.municipality_code ?? "", row.district_code ?? ""),
  complement: row.address_complement ?? "",
});

export async function readGenerationRules(tx: Tx): Promise<GenerationRule[]> {
  const rows = await tx.rows(
    sqlOf.selectFrom("generation_rules").selectAll().where("tenant_id", "=", tx.tenantId),
  );
  return rows.map(({ kind, environment, generation, from_day: from }) => ({
    kind,
    environment,
    generation,
    from,
  }));
}
