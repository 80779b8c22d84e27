import { readSettings, type Settings } from "#core/settings/server/public.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import type { Deps } from "#platform/server/deps.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import type { PublicContext } from "#platform/server/http/context.ts";
import type { GuestReservation } from "../../contract/guest-reservations.ts";
import { attendanceOf } from "../../domain/reservation.ts";
import { recordReservation, updateReservationRow } from "../booking/write-reservation.ts";
import { selectReservation } from "../reading/reservation-queries.ts";
import { readGuestLink } from "./mail-reservation.ts";

/** Reads the reservation of a guest's link. An unknown link, or one of a deleted reservation, is `not_found`. */
export function readGuestReservation(
  { db }: Pick<Deps, "db">,
  { now }: Pick<PublicContext, "now">,
  code: string,
): Promise<GuestReservation> {
  const { tenantId, secret } = found(readGuestLink(code));
  return db.inTenant(tenantId, async (tx) => {
    const row = found(await tx.first(ofSecret(tx, secret)));
    const settings = await readSettings(tx, now);
    const { store, dayRule, language } = settings;
    return {
      storeName: store.store_name,
      storePhone: store.phone,
      storeAddress: store.address,
      timeZone: dayRule.zone,
      language,
      date: row.date,
      people_count: row.people_count,
      unique_code: row.unique_code,
      status: row.status,
      has_arrived: row.arrived_at !== null,
      is_over: row.ends_at <= now || row.no_show_at !== null,
      may_cancel: mayCancel(row, settings, now),
    };
  });
}

/**
 * Cancels for the guest. Repeating it changes nothing. Refuses `reservation_cancel_closed` from the agreed time
 * on, or when the restaurant does not allow it.
 */
export function cancelGuestReservation(
  { db }: Pick<Deps, "db">,
  ctx: PublicContext,
  code: string,
): Promise<{ message: string }> {
  const { tenantId, secret } = found(readGuestLink(code));
  return db.inTenant(tenantId, async (tx) => {
    const row = found(await tx.first(ofSecret(tx, secret).forNoKeyUpdate()));
    const message = ctx.say("reservations.reply.guest_cancelled");
    if (row.status === "cancelled") return { message };
    if (!mayCancel(row, await readSettings(tx, ctx.now), ctx.now))
      throw new AppError("reservation_cancel_closed");
    const before = found(await selectReservation(tx, row.id));
    await updateReservationRow(tx, row.id, {
      status: "cancelled",
      cancelled_by_guest_at: ctx.now,
      // Their mail about it is in the language of the page that they read.
      guest_language: ctx.language,
      updated_at: ctx.now,
    });
    const nobody = { now: ctx.now, userId: null, sessionId: null };
    await recordReservation(tx, nobody, {
      id: row.id,
      action: "reservation.cancelled_by_guest",
      before,
      after: found(await selectReservation(tx, row.id)),
    });
    return { message };
  });
}

const ofSecret = (tx: Tx, secret: string) =>
  sqlOf
    .selectFrom("reservations")
    .select([
      "id",
      "starts_at as date",
      "ends_at",
      "people_count",
      "unique_code",
      "status",
      "arrived_at",
      "no_show_at",
    ])
    .where("tenant_id", "=", tx.tenantId)
    .where("guest_secret", "=", secret)
    .where("archived_at", "is", null);

function mayCancel(
  row: Parameters<typeof attendanceOf>[0],
  { reservations: rules }: Pick<Settings, "reservations">,
  now: Date,
): boolean {
  return rules.isOnlineCancelEnabled && row.date > now && attendanceOf(row, now) === "expected";
}
