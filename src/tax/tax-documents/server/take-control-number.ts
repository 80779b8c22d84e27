import type { Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";
import type { NumberScope } from "#tax/tax-issuer/domain/number-scope.ts";
import type { Environment } from "../domain/issue/tax-document-input.ts";
import { formatControlNumber } from "../domain/names/control-number.ts";
import type { IssuedType } from "../domain/shape/generation.ts";

/** The series of a control number: its type at its place. Test and production count apart. */
export interface ControlSeries {
  readonly environment: Environment;
  readonly type: IssuedType;
  readonly establishmentCode: string;
  readonly pointOfSaleCode: string;
  readonly numberScope: NumberScope;
}

/**
 * The next numeroControl of a series, never given twice (guide §3), also not after the scope was changed. Whoever takes one holds the
 * series, or with a wider scope the issuer, until the commit: take it last, before the invoice's own number.
 */
export async function takeControlNumber(tx: Tx, series: ControlSeries): Promise<string> {
  const { environment, type, establishmentCode, pointOfSaleCode, numberScope } = series;
  const behind = numberScope === "point_of_sale" ? 0 : await lastOfScope(tx, series);
  const [row] = await tx.query<{ value: number }>({
    text: `insert into control_numbers as c (tenant_id, environment, kind, establishment_code, point_of_sale_code, value)
      values ($1, $2, $3, $4, $5, $6::bigint + 1)
      on conflict (tenant_id, environment, kind, establishment_code, point_of_sale_code)
        do update set value = greatest(c.value, $6) + 1
      returning value`,
    values: [tx.tenantId, environment, type, establishmentCode, pointOfSaleCode, behind],
  });
  return formatControlNumber({
    type,
    establishment: establishmentCode,
    pointOfSale: pointOfSaleCode,
    sequence: required(row, "the number that was taken").value,
  });
}

/** The highest number of all series that count together, held until the commit by the issuer's row. */
async function lastOfScope(
  tx: Tx,
  { environment, establishmentCode, numberScope }: ControlSeries,
): Promise<number> {
  await tx.query({
    text: "select 1 from fiscal_settings where tenant_id = $1 for no key update",
    values: [tx.tenantId],
  });
  const [row] = await tx.query<{ last: number }>({
    text: `select coalesce(max(value), 0) as last from control_numbers
      where tenant_id = $1 and environment = $2 and ($3::text is null or establishment_code = $3)`,
    values: [tx.tenantId, environment, numberScope === "restaurant" ? null : establishmentCode],
  });
  return required(row, "the last number").last;
}
