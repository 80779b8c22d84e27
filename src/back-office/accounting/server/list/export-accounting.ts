import { readSettings } from "#core/settings/server/public.ts";
import { isBlindToSales } from "#money/cash/domain/may-handle-session.ts";
import type { QueryOf } from "#platform/contract/define.ts";
import type { CsvCell, CsvFile } from "#platform/contract/lists.ts";
import { amountCell, dayCell, instantCell, withHead } from "#platform/server/csv/csv-cells.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { Say } from "#platform/server/i18n/say.ts";
import { everyRow } from "#platform/server/lists/read-list.ts";
import type { AccountedRow, exportAccounting as definition } from "../../contract/accounting.ts";
import { accountedRow } from "./list-accounting.ts";
import { rowSource } from "./row-source.ts";

/** What is listed as a file for a spreadsheet, without amounts for the blind. */
export async function exportAccounting(
  ctx: StaffContext,
  query: QueryOf<typeof definition>,
): Promise<CsvFile> {
  const isBlind = isBlindToSales(ctx);
  const { chosen, zone } = await ctx.inTenant(async (tx) => {
    const { today, dayRule } = await readSettings(tx, ctx.now);
    return { chosen: await rowSource(tx, query, { today, isBlind }), zone: dayRule.zone };
  });
  const rows = everyRow(ctx, chosen.source, chosen.valuesOf, chosen.sort);
  return {
    name: ctx.say("accounting.file"),
    rows: withHead(headOf(ctx.say), rows, (row) => cellsOf(accountedRow(row, isBlind), zone, ctx.say)),
  };
}

function headOf(say: Say): string[] {
  return [
    say("accounting.invoice"),
    say("accounting.day"),
    say("accounting.at"),
    say("accounting.kind"),
    say("accounting.control_number"),
    say("accounting.generation_code"),
    say("accounting.party"),
    say("accounting.total"),
    say("accounting.standing"),
    say("accounting.seal"),
    say("accounting.environment"),
  ];
}

function cellsOf(row: AccountedRow, zone: string, say: Say): CsvCell[] {
  return [
    row.invoice_no === null ? null : String(row.invoice_no),
    dayCell(row.day),
    instantCell(row.at, zone),
    row.kind === null ? null : say(`taxDocuments.types.${row.kind}`),
    row.control_number,
    row.codigo_generacion,
    row.name,
    amountCell(row.total),
    say(row.estado_hacienda === null ? "accounting.no_dte" : `accounting.estado.${row.estado_hacienda}`),
    row.sello_recibido,
    row.environment === null ? null : say(`accounting.environments.${row.environment}`),
  ];
}
