import { z } from "zod";
import { readSettings } from "#core/settings/server/public.ts";
import { type ReservationId, toId } from "#platform/domain/ids.ts";
import type { Mail } from "#platform/outside/mail/mail.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import type { Deps } from "#platform/server/deps.ts";
import { job } from "#platform/server/jobs/jobs.ts";
import { decideMail, type ToldReservation } from "../../domain/decide-mail.ts";
import { guestLink } from "./guest-link.ts";
import { reservationMail } from "./reservation-mail.ts";

const toldReservation = z.object({ date: z.string(), people: z.number(), isCancelled: z.boolean() });

/**
 * Tells the guest of a reservation what is new to them since the last mail, when anything is: confirmed, changed or
 * cancelled. Customers without an e-mail address are told nothing. A second try may send the mail a second time.
 */
export const mailReservation = job({
  name: "mail-reservation",
  payload: z.object({ tenantId: z.number(), id: z.number() }),
  maxAttempts: 8,
  async handle({ tenantId, id: number }, deps) {
    const now = deps.clock();
    const id = toId<"Reservation">(number);
    const due = await deps.db.inTenant(tenantId, (tx) => readDue(tx, id, now));
    if (due === null) return;
    await deps.mailer.send(mailOf(due, deps));
    await deps.db.inTenant(tenantId, (tx) => noteTold(tx, id, due));
  },
});

type Due = NonNullable<Awaited<ReturnType<typeof readDue>>>;

/** What is to be mailed, and to whom; null when nothing is. */
async function readDue(tx: Tx, id: ReservationId, now: Date) {
  const settings = await readSettings(tx, now);
  const row = await tx.first(
    sqlOf
      .selectFrom("reservations as r")
      .innerJoin("customers as c", (join) =>
        join.onRef("c.id", "=", "r.customer_id").on("c.tenant_id", "=", tx.tenantId),
      )
      .select([
        "r.id",
        "r.starts_at",
        "r.ends_at",
        "r.people_count",
        "r.status",
        "r.archived_at",
        "r.unique_code",
      ])
      .select(["r.guest_secret", "r.mailed", "r.mail_no", "r.no_show_at", "c.email"])
      .where("r.tenant_id", "=", tx.tenantId)
      .where("r.id", "=", id),
  );
  if (!row?.email || !settings.reservations.isMailEnabled) return null;
  const current: ToldReservation = {
    date: row.starts_at.toISOString(),
    people: row.people_count,
    isCancelled: row.status === "cancelled" || row.archived_at !== null,
  };
  const told = row.mailed === null ? null : toldReservation.parse(row.mailed);
  const kind = decideMail(current, told, row.starts_at <= now || row.no_show_at !== null);
  return kind === null
    ? null
    : { kind, current, row: { ...row, email: row.email }, settings, now, tenantId: tx.tenantId };
}

function mailOf({ kind, row, settings, now, tenantId }: Due, { publicUrl }: Deps): Mail {
  return reservationMail(kind, {
    to: row.email,
    code: row.unique_code,
    stay: { from: row.starts_at, to: row.ends_at },
    people: row.people_count,
    url: settings.reservations.isOnlineCancelEnabled
      ? publicUrl + guestLink(tenantId, row.guest_secret)
      : null,
    uid: `reservation-${row.id}@${new URL(publicUrl).hostname}`,
    sequence: row.mail_no,
    now,
    store: settings,
  });
}

async function noteTold(tx: Tx, id: ReservationId, { current, row }: Due): Promise<void> {
  await tx.run(
    sqlOf
      .updateTable("reservations")
      .set({ mailed: JSON.stringify(current), mail_no: row.mail_no + 1 })
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "=", id),
  );
}
