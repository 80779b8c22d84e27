import type { BodyOf } from "#platform/contract/define.ts";
import type { PointOfSaleId } from "#platform/domain/ids.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { addPointOfSale as add, changePointOfSale as change } from "../contract/places.ts";
import { establishmentInUse, refuseCode } from "./establishments.ts";
import { lockIssuer } from "./issuer-queries.ts";
import {
  type EstablishmentId,
  insertPoint,
  makeDefault,
  type PointRow,
  type PointValues,
  selectNumbered,
  selectPoints,
  updatePoint,
} from "./place-queries.ts";

/** Adds a point of sale to a place. */
export function addPointOfSale(
  ctx: StaffContext,
  establishmentId: EstablishmentId,
  typed: BodyOf<typeof add>,
): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    await lockIssuer(tx);
    const place = await establishmentInUse(tx, establishmentId);
    await refuseTakenCode(tx, typed.code, { establishmentId: place.id, own: null });
    const { id } = await insertPoint(tx, place.id, valuesOf(typed));
    if (typed.isDefault) await makeDefault(tx, id);
    await recordAudit(tx, ctx, [
      { action: "point_of_sale.added", subject: "point_of_sale", subjectId: id, before: null, after: typed },
    ]);
    return { message: ctx.say("taxIssuer.reply.point_added", { point: typed.title }) };
  });
}

/** Changes a point of sale. Its code stays once numbers were taken with it, and the usual one is so until another one is. */
export function changePointOfSale(
  ctx: StaffContext,
  id: PointOfSaleId,
  typed: BodyOf<typeof change>,
): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    await lockIssuer(tx);
    const before = await pointOf(tx, id);
    if (typed.code !== before.code) {
      if (await isNumbered(tx, before)) refuseCode("code_issued");
      await refuseTakenCode(tx, typed.code, { establishmentId: before.establishment_id, own: id });
    }
    await updatePoint(tx, id, valuesOf(typed));
    if (typed.isDefault) await makeDefault(tx, id);
    const { title, code } = before;
    await recordAudit(tx, ctx, [
      {
        action: "point_of_sale.updated",
        subject: "point_of_sale",
        subjectId: id,
        before: { title, code },
        after: typed,
      },
    ]);
    return { message: ctx.say("taxIssuer.reply.point_saved", { point: typed.title }) };
  });
}

/** Takes a point of sale out of use. Refuses `tax_place_is_default` for the one that is issued from. */
export function archivePointOfSale(ctx: StaffContext, id: PointOfSaleId): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    await lockIssuer(tx);
    const { title, is_default } = await pointOf(tx, id);
    if (is_default) throw new AppError("tax_place_is_default");
    await updatePoint(tx, id, { archived_at: ctx.now });
    await recordAudit(tx, ctx, [
      {
        action: "point_of_sale.archived",
        subject: "point_of_sale",
        subjectId: id,
        before: { title },
        after: null,
      },
    ]);
    return { message: ctx.say("taxIssuer.reply.point_archived", { point: title }) };
  });
}

const pointOf = async (tx: Tx, id: PointOfSaleId): Promise<PointRow> =>
  found((await selectPoints(tx)).find((point) => point.id === id));

async function isNumbered(tx: Tx, point: PointRow): Promise<boolean> {
  const { code } = await establishmentInUse(tx, point.establishment_id);
  const numbered = await selectNumbered(tx);
  return numbered.some(
    (taken) => taken.establishment_code === code && taken.point_of_sale_code === point.code,
  );
}

async function refuseTakenCode(
  tx: Tx,
  code: string,
  { establishmentId, own }: { readonly establishmentId: EstablishmentId; readonly own: PointOfSaleId | null },
): Promise<void> {
  const points = await selectPoints(tx);
  const isTaken = points.some(
    (point) => point.establishment_id === establishmentId && point.code === code && point.id !== own,
  );
  if (isTaken) refuseCode("code_taken");
}

const valuesOf = ({ title, code, officialCode }: BodyOf<typeof add>): PointValues => ({
  title,
  code,
  official_code: officialCode || null,
});
