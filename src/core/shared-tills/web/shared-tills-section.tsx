import { IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { LOCK_SECONDS } from "#core/auth/contract/auth.ts";
import { callTo } from "#platform/web/api.ts";
import { factsText } from "#platform/web/facts-text.ts";
import { formatDateTime } from "#platform/web/format.ts";
import { WholeField } from "#platform/web/forms/decimal-field.tsx";
import { FormDialog } from "#platform/web/forms/form-dialog.tsx";
import { found } from "#platform/web/forms/found.ts";
import { useReload } from "#platform/web/forms/use-edit-conflict.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { formatLength } from "#platform/web/language/format-lengths.ts";
import { QueryPending } from "#platform/web/query-failure.tsx";
import { showError } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { StatusBadge } from "#ui/data/status-badge.tsx";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { Button } from "#ui/forms/button.tsx";
import { CheckField } from "#ui/forms/check-field.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Section } from "#ui/frame/section.tsx";
import { SurfaceCard } from "#ui/frame/surface-card.tsx";
import { Muted, Row, Stack, Text } from "#ui/layout/layout.tsx";
import { useConfirm } from "#ui/overlay/confirm-provider.tsx";
import {
  changeSharedTill,
  enrollSharedTill,
  removeSharedTill,
  type SharedTill,
} from "../contract/shared-tills.ts";
import classes from "./shared-tills.module.css";
import { sharedTillsQuery, useTillsMutation } from "./shared-tills-api.ts";

/** On "My devices" of who sets up: the tills that people change by PIN, and this browser becoming one. */
export function SharedTillsSection() {
  const t = useT();
  const { data: tills, error, refetch, isFetching } = useQuery(sharedTillsQuery);
  const [edited, setEdited] = useState<SharedTill | "this" | null>(null);
  const isOne = tills?.some(({ isMyDevice }) => isMyDevice) ?? true;
  return (
    <Section
      title={t("sharedTills.title")}
      description={t("sharedTills.intro")}
      action={
        isOne ? null : (
          <Button
            variant="default"
            icon={<IconPlus size={20} aria-hidden="true" />}
            onClick={() => setEdited("this")}
          >
            {t("sharedTills.enroll")}
          </Button>
        )
      }
    >
      {tills?.length === 0 ? (
        <Muted size="sm">{t("sharedTills.none")}</Muted>
      ) : tills ? (
        <Stack as="ul" gap={12}>
          {tills.map((till) => (
            <li key={till.id}>
              <TillCard till={till} onEdit={() => setEdited(till)} />
            </li>
          ))}
        </Stack>
      ) : (
        <QueryPending query={{ error, refetch, isFetching }} count={1} rowHeight={96} />
      )}
      {edited === null ? null : (
        <TillDialog till={edited === "this" ? null : edited} onClose={() => setEdited(null)} />
      )}
    </Section>
  );
}

function TillCard({ till, onEdit }: { till: SharedTill; onEdit: () => void }) {
  const t = useT();
  const remove = useRemove(till);
  const { title, device_name: device, enrolled_by: name, enrolled_at } = till;
  return (
    <SurfaceCard label={title}>
      <Row align="center" justify="between" wrap gap={12}>
        <div className={classes.text}>
          <Text as="h3" size="md" lines="anywhere">
            {title} {till.isMyDevice ? <StatusBadge tone="brand" label={t("profile.devices.mine")} /> : null}
          </Text>
          <Muted size="sm">
            {t("sharedTills.since", { device, name, when: formatDateTime(enrolled_at) })}
          </Muted>
          <Muted size="sm">{lockText(till, t)}</Muted>
          {till.last_used_by === null || till.last_used_at === null ? null : (
            <Muted size="sm">
              {t("sharedTills.used", { name: till.last_used_by, when: formatDateTime(till.last_used_at) })}
            </Muted>
          )}
        </div>
        <Row gap={8}>
          <Button variant="default" aria-label={t("common.edit_title", { title })} onClick={onEdit}>
            {t("common.edit")}
          </Button>
          <Button variant="default" aria-label={t("common.remove_title", { title })} onClick={remove}>
            {t("common.remove")}
          </Button>
        </Row>
      </Row>
    </SurfaceCard>
  );
}

/** Describes in one line when a till locks. */
function lockText({ lock_after_sending, lock_after_seconds }: SharedTill, t: Translate): string {
  const seconds =
    lock_after_seconds === null
      ? t("sharedTills.locks_never")
      : t("sharedTills.locks_seconds", { time: formatLength(lock_after_seconds, "second") });
  const parts = [...(lock_after_sending ? [t("sharedTills.locks_sending")] : []), seconds];
  const line = factsText(parts);
  return line.charAt(0).toUpperCase() + line.slice(1);
}

function useRemove({ id, title }: SharedTill): () => void {
  const t = useT();
  const confirm = useConfirm();
  const removing = useTillsMutation(callTo(removeSharedTill));
  const remove = async () => {
    const isSure = await confirm({
      title: t("sharedTills.remove_title", { title }),
      body: t("sharedTills.remove_body"),
      confirmLabel: t("sharedTills.remove_confirm"),
      tone: "danger",
    });
    if (!isSure) return;
    removing.mutate(
      { params: { tillId: id } },
      { onSuccess: ({ message }) => void toastSuccess(message), onError: showError },
    );
  };
  return () => void remove();
}

function TillDialog({ till, onClose }: { till: SharedTill | null; onClose: () => void }) {
  const t = useT();
  const enrolling = useTillsMutation(callTo(enrollSharedTill));
  const changing = useTillsMutation(callTo(changeSharedTill));
  return (
    <FormDialog
      title={till ? t("sharedTills.change_title", { title: till.title }) : t("sharedTills.enroll")}
      submitLabel={t(till ? "common.save" : "sharedTills.enroll")}
      schema={changeSharedTill.body}
      initialValues={till ? rulesOf(till) : { title: "", lock_after_sending: true, lock_after_seconds: 60 }}
      meanwhile={{
        reload: useReload(sharedTillsQuery, (tills) => rulesOf(found(tills, till?.id))),
        fields: {
          title: t("sharedTills.name"),
          lock_after_sending: t("sharedTills.after_sending"),
          lock_after_seconds: t("sharedTills.after_seconds"),
        },
      }}
      save={({ version, ...rules }, idempotencyKey) =>
        till
          ? changing.mutateAsync({
              params: { tillId: till.id },
              body: { ...rules, version },
              idempotencyKey,
            })
          : enrolling.mutateAsync({ body: rules })
      }
      onClose={onClose}
    >
      {(form) => (
        <>
          {till ? null : <Muted size="sm">{t("sharedTills.enroll_hint")}</Muted>}
          <TextField
            label={t("sharedTills.name")}
            required
            maxLength={60}
            data-autofocus
            {...form.getInputProps("title")}
          />
          <CheckField
            label={t("sharedTills.after_sending")}
            description={t("sharedTills.after_sending_hint")}
            checked={form.getValues().lock_after_sending}
            onChange={(isOn) => form.setFieldValue("lock_after_sending", isOn)}
          />
          <WholeField
            label={t("sharedTills.after_seconds")}
            description={t("sharedTills.after_seconds_hint")}
            most={LOCK_SECONDS.max}
            {...form.getInputProps("lock_after_seconds")}
          />
        </>
      )}
    </FormDialog>
  );
}

const rulesOf = ({ title, lock_after_sending, lock_after_seconds, version }: SharedTill) => ({
  title,
  lock_after_sending,
  lock_after_seconds,
  version,
});
