import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError, found, required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type {
  addEstablishment as add,
  changeEstablishment as change,
  listEstablishments as list,
} from "../contract/places.ts";
import { establishmentKinds } from "../domain/establishment-kinds.ts";
import { numberScopeOf } from "./fiscal-settings.ts";
import { lockIssuer, readIssuer } from "./issuer-queries.ts";
import {
  type EstablishmentId,
  insertEstablishment,
  insertPoint,
  makeDefault,
  type PlaceValues,
  selectEstablishments,
  selectNumbered,
  selectPoints,
  updateEstablishment,
  updatePoint,
} from "./place-queries.ts";

/** The first point of sale of a place (guide §3). */
const FIRST_POINT = "P001";

/** The places that issue with their points of sale, and which of them keep their codes. */
export function listEstablishments(ctx: StaffContext): Promise<ResponseOf<typeof list>> {
  return ctx.inTenant(async (tx) => {
    const points = await selectPoints(tx);
    const numbered = await selectNumbered(tx);
    const establishments = (await selectEstablishments(tx)).map((place) => ({
      id: place.id,
      title: place.title,
      kind: required(
        establishmentKinds.find((kind) => kind === place.kind),
        "a kind of establishment",
      ),
      code: place.code,
      officialCode: place.official_code ?? "",
      isFixed: numbered.some((taken) => taken.establishment_code === place.code),
      pointsOfSale: points
        .filter((point) => point.establishment_id === place.id)
        .map((point) => ({
          id: point.id,
          title: point.title,
          code: point.code,
          officialCode: point.official_code ?? "",
          isDefault: point.is_default,
          isFixed: numbered.some(
            (taken) => taken.establishment_code === place.code && taken.point_of_sale_code === point.code,
          ),
        })),
    }));
    return { establishments, numberScope: numberScopeOf(await readIssuer(tx)) };
  });
}

/** Adds a place with a first point of sale; the first of all is the one that is issued from. */
export function addEstablishment(ctx: StaffContext, typed: BodyOf<typeof add>): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    await lockIssuer(tx);
    await refuseTakenCode(tx, typed.code, null);
    const { id } = await insertEstablishment(tx, valuesOf(typed));
    const point = await insertPoint(tx, id, {
      title: ctx.say("taxIssuer.reply.first_point"),
      code: FIRST_POINT,
      official_code: null,
    });
    const hasDefault = (await selectPoints(tx)).some((each) => each.is_default);
    if (!hasDefault) await makeDefault(tx, point.id);
    await recordAudit(tx, ctx, [
      { action: "establishment.added", subject: "establishment", subjectId: id, before: null, after: typed },
    ]);
    return { message: ctx.say("taxIssuer.reply.place_added", { place: typed.title }) };
  });
}

/** Changes a place. Its code stays once numbers were taken with it: they would start again elsewhere. */
export function changeEstablishment(
  ctx: StaffContext,
  id: EstablishmentId,
  typed: BodyOf<typeof change>,
): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    await lockIssuer(tx);
    const before = await establishmentInUse(tx, id);
    if (typed.code !== before.code) {
      const numbered = await selectNumbered(tx);
      if (numbered.some((taken) => taken.establishment_code === before.code)) refuseCode("code_issued");
      await refuseTakenCode(tx, typed.code, id);
    }
    await updateEstablishment(tx, id, valuesOf(typed));
    const { title, kind, code } = before;
    await recordAudit(tx, ctx, [
      {
        action: "establishment.updated",
        subject: "establishment",
        subjectId: id,
        before: { title, kind, code },
        after: typed,
      },
    ]);
    return { message: ctx.say("taxIssuer.reply.place_saved", { place: typed.title }) };
  });
}

/** Archives a place with its points of sale. Throws `tax_place_is_default` while it is the default place of issue. */
export function archiveEstablishment(ctx: StaffContext, id: EstablishmentId): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    await lockIssuer(tx);
    const { title } = await establishmentInUse(tx, id);
    const points = (await selectPoints(tx)).filter((point) => point.establishment_id === id);
    if (points.some((point) => point.is_default)) throw new AppError("tax_place_is_default");
    for (const point of points) await updatePoint(tx, point.id, { archived_at: ctx.now });
    await updateEstablishment(tx, id, { archived_at: ctx.now });
    await recordAudit(tx, ctx, [
      {
        action: "establishment.archived",
        subject: "establishment",
        subjectId: id,
        before: { title },
        after: null,
      },
    ]);
    return { message: ctx.say("taxIssuer.reply.place_archived", { place: title }) };
  });
}

/** Returns a place in use. Throws `not_found` for any other. */
export async function establishmentInUse(tx: Tx, id: EstablishmentId) {
  return found((await selectEstablishments(tx)).find((place) => place.id === id));
}

async function refuseTakenCode(tx: Tx, code: string, own: EstablishmentId | null): Promise<void> {
  const places = await selectEstablishments(tx);
  if (places.some((place) => place.code === code && place.id !== own)) refuseCode("code_taken");
}

export function refuseCode(code: "code_taken" | "code_issued"): never {
  throw new AppError("invalid_input", { fields: [{ field: "code", code }] });
}

const valuesOf = ({ title, kind, code, officialCode }: BodyOf<typeof add>): PlaceValues => ({
  title,
  kind,
  code,
  official_code: officialCode || null,
});
