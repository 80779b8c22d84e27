import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import type { PointOfSaleId } from "#platform/domain/ids.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { environments } from "#tax/tax-documents/domain/issue/tax-document-input.ts";
import { issuedTypes } from "#tax/tax-documents/domain/shape/generation.ts";
import {
  type ControlSeries,
  controlNumberOf,
  nextInSeries,
  startSeriesAt,
} from "#tax/tax-documents/server/control-numbers.ts";
import type { listSeries as list, startSeries as start } from "../contract/places.ts";
import { establishmentInUse } from "./establishments.ts";
import { numberScopeOf } from "./fiscal-settings.ts";
import { lockIssuer, readIssuer } from "./issuer-queries.ts";
import { selectPoints } from "./place-queries.ts";

/** Returns the next number of every type at a point of sale, in both environments. */
export function listSeries(ctx: StaffContext, id: PointOfSaleId): Promise<ResponseOf<typeof list>> {
  return ctx.inTenant(async (tx) => {
    const place = await placeOf(tx, id);
    const series: ResponseOf<typeof list>["series"] = [];
    for (const environment of environments)
      for (const type of issuedTypes)
        series.push({ environment, type, next: await nextInSeries(tx, { ...place, environment, type }) });
    return { series };
  });
}

/**
 * Lets a series go on behind the numbers of another system (guide §3). Refuses a number that lies below the
 * next one on its field: it may have been given already.
 */
export function startSeries(
  ctx: StaffContext,
  id: PointOfSaleId,
  { environment, type, next }: BodyOf<typeof start>,
): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    await lockIssuer(tx);
    const series = { ...(await placeOf(tx, id)), environment, type };
    const before = await nextInSeries(tx, series);
    if (!(await startSeriesAt(tx, series, next)))
      throw new AppError("invalid_input", { fields: [{ field: "next", code: "number_behind" }] });
    const number = controlNumberOf(series, next);
    if (next !== before)
      await recordAudit(tx, ctx, [
        {
          action: "point_of_sale.series_started",
          subject: "point_of_sale",
          subjectId: id,
          before: { next_number: controlNumberOf(series, before) },
          after: { next_number: number },
        },
      ]);
    return { message: ctx.say("taxIssuer.reply.series_started", { number }) };
  });
}

async function placeOf(
  tx: Tx,
  id: PointOfSaleId,
): Promise<Pick<ControlSeries, "establishmentCode" | "pointOfSaleCode" | "numberScope">> {
  const point = found((await selectPoints(tx)).find((each) => each.id === id));
  const { code: establishmentCode } = await establishmentInUse(tx, point.establishment_id);
  return {
    establishmentCode,
    pointOfSaleCode: point.code,
    numberScope: numberScopeOf(await readIssuer(tx)),
  };
}
