import { IconCalendarCheck, IconCalendarOff } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { wallTimeOf } from "#platform/web/forms/wall-time.ts";
import { GuestFrame } from "#platform/web/frame/guest-frame.tsx";
import { QueryFailure } from "#platform/web/query-failure.tsx";
import { errorText } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { SkeletonBox } from "#ui/feedback/skeleton-box.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Text } from "#ui/layout/layout.tsx";
import { useConfirm } from "#ui/overlay/confirm-provider.tsx";
import type { GuestReservation } from "../../contract/guest-reservations.ts";
import classes from "./guest-reservation.module.css";
import { guestReservationQuery, useGuestCancels } from "./guest-reservation-api.ts";

/** Screen /r/{code}: shows the guest the reservation behind the link in a mail, without signing in. */
export function GuestReservationScreen({ code }: { code: string }) {
  const t = useT();
  const { data: reservation, error, refetch, isFetching } = useQuery(guestReservationQuery(code));
  const title = t("reservations.guest.title");
  if (reservation) return <Details reservation={reservation} code={code} />;
  if (reservation === null)
    return (
      <GuestFrame title={title} mark={<Mark isOff />} name={title} message={t("reservations.guest.broken")} />
    );
  return (
    <GuestFrame title={title} name={title}>
      {error ? (
        <QueryFailure query={{ error, refetch, isFetching }} />
      ) : (
        <SkeletonBox width={280} height={240} />
      )}
    </GuestFrame>
  );
}

interface DetailsProps {
  reservation: GuestReservation;
  code: string;
}

function Details({ reservation, code }: DetailsProps) {
  const t = useT();
  const { storeName, storePhone, storeAddress, people_count, unique_code } = reservation;
  const isCancelled = reservation.status === "cancelled";
  const { date, time } = wallTimeOf(reservation.date, reservation.timeZone);
  return (
    <GuestFrame
      title={storeName}
      mark={<Mark isOff={isCancelled || reservation.is_over} />}
      name={storeName}
      message={t(`reservations.guest.${stateOf(reservation)}`)}
    >
      <dl className={classes.facts} data-cancelled={isCancelled || undefined}>
        <Fact label={t("common.date")} value={date.split("-").reverse().join("/")} />
        <Fact label={t("common.time")} value={clockText(time)} />
        {people_count > 0 ? <Fact label={t("common.people")} value={String(people_count)} /> : null}
        <Fact label={t("common.code")} value={unique_code} />
      </dl>
      <CancelPart reservation={reservation} code={code} />
      <address className={classes.contact}>
        {storeAddress ? <span>{storeAddress}</span> : null}
        {storePhone ? (
          <a className={classes.call} href={`tel:${storePhone.replaceAll(/[^\d+]/g, "")}`}>
            {t("reservations.guest.call", { phone: storePhone })}
          </a>
        ) : null}
      </address>
    </GuestFrame>
  );
}

/** Cancels after a confirmation; when cancelling is closed it says whom to call. */
function CancelPart({ reservation, code }: DetailsProps) {
  const t = useT();
  const confirm = useConfirm();
  const cancelling = useGuestCancels(code);
  const cancel = async () => {
    const isSure = await confirm({
      title: t("reservations.guest.cancel_question"),
      body: t("reservations.guest.cancel_body"),
      confirmLabel: t("reservations.cancel"),
      cancelLabel: t("reservations.keep"),
      tone: "danger",
    });
    if (isSure) cancelling.mutate();
  };
  if (stateOf(reservation) !== "booked") return null;
  return (
    <>
      {cancelling.error ? (
        <Text tone="red" role="alert">
          {errorText(cancelling.error)}
        </Text>
      ) : null}
      {reservation.may_cancel ? (
        <Button
          variant="default"
          tone="danger"
          size="lg"
          busy={cancelling.isPending}
          onClick={() => void cancel()}
        >
          {t("reservations.cancel")}
        </Button>
      ) : (
        <p className={classes.late}>{t("reservations.guest.too_late")}</p>
      )}
    </>
  );
}

/** Returns the state that the guest sees. */
function stateOf({ status, has_arrived, is_over }: GuestReservation) {
  if (status === "cancelled") return status;
  if (is_over) return "over";
  return has_arrived ? "arrived" : "booked";
}

function Mark({ isOff }: { isOff: boolean }) {
  const Icon = isOff ? IconCalendarOff : IconCalendarCheck;
  return (
    <span className={classes.mark} data-tone={isOff ? "grey" : "brand"} aria-hidden="true">
      <Icon size={48} stroke={1.25} />
    </span>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** Formats `19:30` as `7:30 PM`, the way the restaurant writes its times. */
function clockText(time: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, "0")} ${hour < 12 ? "AM" : "PM"}`;
}
