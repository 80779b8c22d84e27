import { activityTitle, placeName } from "#core/catalogues/server/public.ts";
import { DEFAULT_DAY_RULE, wallDateOf } from "#platform/domain/periods/business-day.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import type { Issuer, IssuingPlace } from "#tax/tax-documents/domain/issue/parties.ts";
import type { Environment } from "#tax/tax-documents/domain/issue/tax-document-input.ts";
import {
  type Generation,
  type GenerationRule,
  generationFor,
  generations,
  issuedTypes,
  taxEvents,
} from "#tax/tax-documents/domain/shape/generation.ts";
import { dryRun, type KindOfGeneration, type RefusedKind } from "#tax/tax-documents/server/dry-run.ts";
import { readGenerationRules } from "#tax/tax-documents/server/public.ts";
import type { IssuerFields } from "../contract/issuer.ts";
import { isNamed } from "../domain/issuer-gaps.ts";

/** In El Salvador, as documents are dated. */
export const todayOf = ({ now }: { readonly now: Date }) => wallDateOf(now.getTime(), DEFAULT_DAY_RULE.zone);

/** For which service, from which day on. */
export interface DryRunOf {
  readonly environment: Environment;
  readonly now: Date;
}

/**
 * Returns the documents and events that the restaurant, with these data, could not have signed from any of
 * its points of sale, in the generations that hold today or by a later rule; with `kinds` only those. Returns
 * nothing before the form is complete: its empty fields are reported by themselves.
 */
export async function refusedOf(
  tx: Tx,
  fields: IssuerFields,
  { environment, now, kinds }: DryRunOf & { readonly kinds?: readonly KindOfGeneration[] },
): Promise<RefusedKind[]> {
  if (!isNamed(fields)) return [];
  const asked = kinds ?? kindsAhead(await readGenerationRules(tx), environment, todayOf({ now }));
  const places = await selectPlaces(tx);
  const { responsibleName: name, responsibleKind: kind, responsibleNumber: number } = fields;
  const refused = places.flatMap((place) =>
    dryRun(issuerOf(fields, place), { name, identity: { kind, number } }, asked),
  );
  // The same problem at several points of sale is one thing to correct.
  return [...new Map(refused.map((each) => [JSON.stringify(each), each])).values()];
}

/** Every document and event in each generation in which it may be issued from a day on. */
function kindsAhead(
  rules: readonly GenerationRule[],
  environment: Environment,
  day: string,
): KindOfGeneration[] {
  return [...issuedTypes, ...taxEvents].flatMap((kind) => {
    const later = rules.filter(
      (rule) => rule.kind === kind && rule.environment === environment && rule.from > day,
    );
    const ahead = new Set<Generation>([
      generationFor(rules, { kind, environment, day }),
      ...later.map(({ generation }) => generation),
    ]);
    return generations
      .filter((generation) => ahead.has(generation))
      .map((generation) => ({ kind, generation }));
  });
}

interface Place {
  readonly kind: string;
  readonly establishment: IssuingPlace;
  readonly pointOfSale: IssuingPlace;
}

const issuerOf = (fields: IssuerFields, place: Place): Issuer => ({
  nit: fields.nit,
  nrc: fields.nrc,
  name: fields.legalName,
  tradeName: fields.tradeName || null,
  activity: { code: fields.activityCode, title: activityTitle(fields.activityCode) ?? "" },
  address: {
    department: fields.department,
    municipality: fields.municipality,
    district: fields.district,
    districtName: placeName(fields.department, fields.municipality, fields.district),
    complement: fields.complement,
  },
  phone: fields.phone,
  email: fields.email,
  establishmentKind: place.kind,
  establishment: place.establishment,
  pointOfSale: place.pointOfSale,
});

/** The points of sale in use, as documents name them. */
async function selectPlaces(tx: Tx): Promise<Place[]> {
  const rows = await tx.rows(
    sqlOf
      .selectFrom("points_of_sale as p")
      .innerJoin("establishments as e", (join) =>
        join.onRef("e.tenant_id", "=", "p.tenant_id").onRef("e.id", "=", "p.establishment_id"),
      )
      .select(["e.kind", "e.code", "e.official_code", "p.code as point", "p.official_code as point_official"])
      .where("p.tenant_id", "=", tx.tenantId)
      .where("p.archived_at", "is", null)
      .orderBy("e.code")
      .orderBy("p.code"),
  );
  return rows.map((row) => ({
    kind: row.kind,
    establishment: { code: row.code, officialCode: row.official_code },
    pointOfSale: { code: row.point, officialCode: row.point_official },
  }));
}
