import { useQuery } from "@tanstack/react-query";
import type { MessageKey } from "#app/words/message-key.ts";
import type { Id } from "#platform/domain/ids.ts";
import { callTo } from "#platform/web/api.ts";
import { formatDateTime } from "#platform/web/format.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { formatLength } from "#platform/web/language/format-lengths.ts";
import { QueryPending } from "#platform/web/query-failure.tsx";
import { showError } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { Facts } from "#ui/data/facts.tsx";
import { StatusBadge } from "#ui/data/status-badge.tsx";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Muted, Stack } from "#ui/layout/layout.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import { type DeliveryDetail, replayDelivery, type WebhookDelivery } from "../contract/webhooks.ts";
import classes from "./integrations.module.css";
import { deliveryQuery, useIntegrationsMutation } from "./integrations-api.ts";

/** A delivery with its content and attempts; it can be sent again. */
export function DeliveryDialog({
  deliveryId,
  onClose,
}: {
  deliveryId: Id<"WebhookDelivery">;
  onClose: () => void;
}) {
  const t = useT();
  const { data: delivery, error, refetch, isFetching } = useQuery(deliveryQuery(deliveryId));
  const replaying = useIntegrationsMutation(callTo(replayDelivery));
  const replay = () =>
    replaying.mutate(
      { params: { deliveryId } },
      { onSuccess: ({ message }) => void toastSuccess(message), onError: showError },
    );
  return (
    <AppDialog
      opened
      size="large"
      title={delivery ? t(`integrations.events.${delivery.type}`) : t("integrations.delivery.title")}
      onClose={onClose}
      footer={
        <Button busy={replaying.isPending} onClick={replay}>
          {t("common.send_again")}
        </Button>
      }
    >
      {delivery ? (
        <Detail delivery={delivery} />
      ) : (
        <QueryPending query={{ error, refetch, isFetching }} count={4} rowHeight={56} />
      )}
    </AppDialog>
  );
}

function Detail({ delivery }: { delivery: DeliveryDetail }) {
  const t = useT();
  const { state, url, event_id: eventId, created_at, next_at, body, tried } = delivery;
  return (
    <Stack gap={16}>
      <Facts
        facts={[
          [
            t("common.status"),
            <StatusBadge
              key="state"
              tone={stateTones[state]}
              label={t(`integrations.delivery.states.${state}`)}
            />,
          ],
          [t("common.date"), formatDateTime(created_at)],
          [
            t("integrations.delivery.next"),
            next_at === null || tried.length === 0 ? null : formatDateTime(next_at),
          ],
        ]}
      />
      <Facts
        layout="column"
        facts={[
          [t("integrations.delivery.endpoint"), url],
          [t("integrations.delivery.id"), eventId],
        ]}
      />
      <section className={classes.part}>
        <h3>{t("integrations.delivery.sent")}</h3>
        <pre className={classes.json}>{JSON.stringify(JSON.parse(body), null, 2)}</pre>
      </section>
      <section className={classes.part}>
        <h3>{t("common.attempts")}</h3>
        {tried.length === 0 ? (
          <Muted size="sm" lines="anywhere">
            {t("integrations.delivery.not_tried")}
          </Muted>
        ) : (
          <Stack as="ol" gap={8}>
            {tried.map((attempt) => (
              <Attempt key={attempt.at.toISOString()} attempt={attempt} />
            ))}
          </Stack>
        )}
      </section>
    </Stack>
  );
}

function Attempt({ attempt }: { attempt: DeliveryDetail["tried"][number] }) {
  const t = useT();
  return (
    <li className={classes.try}>
      <span>
        <b>{answerText(attempt, t)}</b>
        <Muted as="span" size="sm" lines="anywhere">
          {formatDateTime(attempt.at)}
        </Muted>
        <Muted as="span" size="sm" lines="anywhere">
          {formatLength(attempt.took_ms, "millisecond")}
        </Muted>
      </span>
      {attempt.answer === "" ? null : <pre className={classes.json}>{attempt.answer}</pre>}
    </li>
  );
}

export const stateTones = { waiting: "amber", delivered: "green", failed: "red" } as const;

const faults: Readonly<Record<string, MessageKey>> = {
  address_refused: "integrations.delivery.faults.address_refused",
  name_unknown: "integrations.delivery.faults.name_unknown",
  not_reached: "integrations.delivery.faults.not_reached",
  certificate: "integrations.delivery.faults.certificate",
  too_slow: "integrations.delivery.faults.too_slow",
  broken_off: "integrations.delivery.faults.broken_off",
};

/**
 * Describes the result of an attempt: the code of its answer, or the reason why there was none; a dash before the
 * first.
 */
export function answerText(
  { status, fault }: Pick<WebhookDelivery, "status" | "fault">,
  t: Translate,
): string {
  if (status !== null) return String(status);
  const words = fault === null ? undefined : faults[fault];
  return words === undefined ? "—" : t(words);
}
