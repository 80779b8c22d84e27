import { useMutation, useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { call } from "#platform/web/api.ts";
import { factsText } from "#platform/web/facts-text.ts";
import { formatTime } from "#platform/web/format.ts";
import { showFailure } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { EntryCard, EntryList } from "#ui/data/entry-list.tsx";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Muted, Stack, Text } from "#ui/layout/layout.tsx";
import { useConfirm } from "#ui/overlay/confirm-provider.tsx";
import { type GuestPhone, settleGuestPhone } from "../contract/guest-phones.ts";
import { guestPhonesQuery, useRefreshQrOrders } from "./qr-orders-api.ts";

/** Number of waiting phones in sight: a script's must not push the orders below out of it. */
const SHOWN = 3;

/** Shows the phones that wait to be let order, the longest waiting first; nothing where there are none. */
export function AskingPhones() {
  const t = useT();
  const { data } = useQuery(guestPhonesQuery);
  const { settle, block, isBusy } = useSettleGuestPhone();
  const [isWhole, setWhole] = useState(false);
  const asking = data?.asking ?? [];
  if (asking.length === 0) return null;
  const shown = isWhole ? asking : asking.slice(0, SHOWN);
  const more = asking.length - shown.length;
  return (
    <PhoneSection
      title={t("qrOrders.phones.asking")}
      help={t("qrOrders.phones.asking_help")}
      phones={shown}
      actionsOf={(phone) => (
        <>
          <Button
            variant="default"
            disabled={isBusy}
            onClick={() => settle({ id: phone.id, answer: "admit" })}
          >
            {t("qrOrders.phones.admit")}
          </Button>
          <Button variant="subtle" tone="danger" disabled={isBusy} onClick={() => void block(phone)}>
            {t("qrOrders.phones.block")}
          </Button>
        </>
      )}
    >
      {more === 0 ? null : (
        <Button variant="subtle" onClick={() => setWhole(true)}>
          {t("qrOrders.phones.more", { count: more })}
        </Button>
      )}
    </PhoneSection>
  );
}

/** Shows the phones that staff blocked; nothing where there are none. */
export function BlockedPhones() {
  const t = useT();
  const { data } = useQuery(guestPhonesQuery);
  const { settle, isBusy } = useSettleGuestPhone();
  const blocked = data?.blocked ?? [];
  if (blocked.length === 0) return null;
  return (
    <PhoneSection
      title={t("qrOrders.phones.blocked")}
      phones={blocked}
      actionsOf={({ id }) => (
        <Button variant="default" disabled={isBusy} onClick={() => settle({ id, answer: "admit" })}>
          {t("qrOrders.phones.unblock")}
        </Button>
      )}
    />
  );
}

interface PhoneSectionProps {
  title: string;
  help?: string;
  phones: readonly GuestPhone[];
  actionsOf: (phone: GuestPhone) => ReactNode;
  children?: ReactNode;
}

function PhoneSection({ title, help, phones, actionsOf, children }: PhoneSectionProps) {
  return (
    <Stack as="section" gap={8} aria-label={title}>
      <Text weight={650}>{title}</Text>
      {help ? <Muted size="sm">{help}</Muted> : null}
      <EntryList>
        {phones.map((phone) => (
          <PhoneCard key={phone.id} phone={phone} actions={actionsOf(phone)} />
        ))}
      </EntryList>
      {children}
    </Stack>
  );
}

function PhoneCard({ phone, actions }: { phone: GuestPhone; actions: ReactNode }) {
  const t = useT();
  return (
    <EntryCard
      title={[phone.table_title ?? t("qrOrders.phones.no_table"), phone.name ?? t("feedback.anonymous")].join(
        " · ",
      )}
      details={[factsText([formatTime(phone.since), phone.phone])]}
      actions={actions}
    />
  );
}

interface Settled {
  readonly id: GuestPhone["id"];
  readonly answer: "admit" | "block";
}

/** Returns the ways to let a guest's phone order and, after a question, to block it. */
export function useSettleGuestPhone() {
  const t = useT();
  const confirm = useConfirm();
  const refresh = useRefreshQrOrders();
  const { mutate: settle, isPending } = useMutation({
    mutationFn: ({ id, answer }: Settled) =>
      call(settleGuestPhone, { params: { phoneId: id }, body: { answer } }),
    onSuccess: ({ message }) => toastSuccess(message),
    onError: (error) => showFailure(error, "qrOrders.failed"),
    onSettled: refresh,
  });
  const block = async ({ id, name }: Pick<GuestPhone, "id" | "name">) => {
    const isSure = await confirm({
      title: t("qrOrders.phones.block_title", { name: name ?? t("feedback.anonymous") }),
      body: t("qrOrders.phones.block_text"),
      confirmLabel: t("qrOrders.phones.block"),
      tone: "danger",
    });
    if (isSure) settle({ id, answer: "block" });
  };
  return { settle, block, isBusy: isPending };
}
