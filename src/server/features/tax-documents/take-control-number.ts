import type { Environment } from "../../../domain/tax-documents/issue/tax-document-input.ts";
import { formatControlNumber } from "../../../domain/tax-documents/names/control-number.ts";
import type { IssuedType } from "../../../domain/tax-documents/shape/generation.ts";
import type { Tx } from "../../platform/db/tx.ts";
import { required } from "../../platform/http/app-error.ts";

/** The series of a control number: its type at its place. Test and production count apart. */
export interface ControlSeries {
  readonly environment: Environment;
  readonly type: IssuedType;
  readonly establishmentCode: string;
  readonly pointOfSaleCode: string;
}

/**
 * The next numeroControl of a series, never given twice (guide §3). Whoever takes one holds the series until the commit: take it last,
 * before the invoice's own number.
 */
export async function takeControlNumber(tx: Tx, series: ControlSeries): Promise<string> {
  const { environment, type, establishmentCode, pointOfSaleCode } = series;
  const [row] = await tx.query<{ value: number }>({
    text: `insert into control_numbers as c (tenant_id, environment, kind, establishment_code, point_of_sale_code, value)
      values ($1, $2, $3, $4, $5, 1)
      on conflict (tenant_id, environment, kind, establishment_code, point_of_sale_code) do update set value = c.value + 1
      returning value`,
    values: [tx.tenantId, environment, type, establishmentCode, pointOfSaleCode],
  });
  return formatControlNumber({
    type,
    establishment: establishmentCode,
    pointOfSale: pointOfSaleCode,
    sequence: required(row, "the number that was taken").value,
  });
}
