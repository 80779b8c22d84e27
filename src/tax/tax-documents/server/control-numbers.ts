import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";
import type { NumberScope } from "#tax/tax-issuer/domain/number-scope.ts";
import type { Environment } from "../domain/issue/tax-document-input.ts";
import { formatControlNumber } from "../domain/names/document-numbers.ts";
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
 * Takes the next numeroControl of a series, which is never given twice (guide §3), not even after a change of
 * scope or of the year. It locks the series, or with a wider scope the issuer, until the commit: take it last,
 * before the invoice's own number.
 */
export async function takeControlNumber(tx: Tx, series: ControlSeries): Promise<string> {
  const behind = series.numberScope === "point_of_sale" ? 0 : await lastOfScope(tx, series);
  const [row] = await tx.query<{ value: number }>({
    text: `insert into control_numbers as c (tenant_id, environment, kind, establishment_code, point_of_sale_code, value)
      values ($1, $2, $3, $4, $5, $6::bigint + 1)
      on conflict (tenant_id, environment, kind, establishment_code, point_of_sale_code)
        do update set value = greatest(c.value, $6) + 1
      returning value`,
    values: [...keyOf(tx, series), behind],
  });
  return controlNumberOf(series, required(row, "the number that was taken").value);
}

/** Formats a number of a series. */
export const controlNumberOf = (
  { type, establishmentCode, pointOfSaleCode }: ControlSeries,
  sequence: number,
): string =>
  formatControlNumber({ type, establishment: establishmentCode, pointOfSale: pointOfSaleCode, sequence });

/** Returns the number that the next document of a series will have. */
export async function nextInSeries(tx: Tx, series: ControlSeries): Promise<number> {
  const row = await tx.first(
    sqlOf
      .selectFrom("control_numbers")
      .select("value")
      .where("tenant_id", "=", tx.tenantId)
      .where("environment", "=", series.environment)
      .where("kind", "=", series.type)
      .where("establishment_code", "=", series.establishmentCode)
      .where("point_of_sale_code", "=", series.pointOfSaleCode),
  );
  const behind = series.numberScope === "point_of_sale" ? 0 : await highestOf(tx, series);
  return Math.max(row?.value ?? 0, behind) + 1;
}

/**
 * Lets a series go on with a higher number, behind those of another system. The numbers in between are
 * skipped: they are no gaps. Returns false for a number that lies below the next one. The issuer's row is
 * locked by the caller.
 */
export async function startSeriesAt(tx: Tx, series: ControlSeries, next: number): Promise<boolean> {
  const behind = series.numberScope === "point_of_sale" ? 0 : await highestOf(tx, series);
  const [row] = await tx.query({
    text: `insert into control_numbers as c (tenant_id, environment, kind, establishment_code, point_of_sale_code, value, skipped)
      select $1, $2, $3, $4, $5, $7::bigint - 1, int8multirange(int8range($6::bigint + 1, greatest($7, $6 + 1)))
      where $7 > $6 + 1
      on conflict (tenant_id, environment, kind, establishment_code, point_of_sale_code) do update
        set value = excluded.value, skipped = c.skipped + int8multirange(int8range(greatest(c.value, $6) + 1, $7))
        where excluded.value > c.value
      returning value`,
    values: [...keyOf(tx, series), behind, next],
  });
  return row !== undefined || next === (await nextInSeries(tx, series));
}

const keyOf = (tx: Tx, { environment, type, establishmentCode, pointOfSaleCode }: ControlSeries) => [
  tx.tenantId,
  environment,
  type,
  establishmentCode,
  pointOfSaleCode,
];

/** The highest number of all series that count together, held until the commit by the issuer's row. */
async function lastOfScope(tx: Tx, series: ControlSeries): Promise<number> {
  await tx.query({
    text: "select 1 from fiscal_settings where tenant_id = $1 for no key update",
    values: [tx.tenantId],
  });
  return highestOf(tx, series);
}

async function highestOf(
  tx: Tx,
  { environment, establishmentCode, numberScope }: ControlSeries,
): Promise<number> {
  const [row] = await tx.query<{ last: number }>({
    text: `select coalesce(max(value), 0) as last from control_numbers
      where tenant_id = $1 and environment = $2 and ($3::text is null or establishment_code = $3)`,
    values: [tx.tenantId, environment, numberScope === "restaurant" ? null : establishmentCode],
  });
  return required(row, "the last number").last;
}
