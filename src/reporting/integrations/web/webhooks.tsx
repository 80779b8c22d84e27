import { IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { callTo } from "#platform/web/api.ts";
import { factsText } from "#platform/web/facts-text.ts";
import { formatDateTime } from "#platform/web/format.ts";
import { FormDialog } from "#platform/web/forms/form-dialog.tsx";
import type { Translate } from "#platform/web/i18n.ts";
import { QueryPending } from "#platform/web/query-failure.tsx";
import { useT } from "#platform/web/use-t.ts";
import { StatusBadge } from "#ui/data/status-badge.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { Button } from "#ui/forms/button.tsx";
import { CheckField } from "#ui/forms/check-field.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { SurfaceCard } from "#ui/frame/surface-card.tsx";
import { Muted, Row, Stack } from "#ui/layout/layout.tsx";
import { ActionMenu } from "#ui/overlay/action-menu.tsx";
import { OfflinePicture } from "#ui/pictures/offline-picture.tsx";
import { addWebhook, changeWebhook, type Webhook } from "../contract/webhooks.ts";
import { webhookEventTypes } from "../domain/webhook-events.ts";
import { Choices } from "./choices.tsx";
import classes from "./integrations.module.css";
import { useAddWebhook, useIntegrationsMutation, webhooksQuery } from "./integrations-api.ts";
import { SecretDialog } from "./secret-dialog.tsx";
import { useWebhookActions } from "./use-webhook-actions.ts";

/** The webhooks of the restaurant; a secret is shown once. */
export function Webhooks() {
  const t = useT();
  const { data: webhooks, error, refetch, isFetching } = useQuery(webhooksQuery);
  const [edited, setEdited] = useState<Webhook | "new" | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const add = (
    <Button icon={<IconPlus size={20} aria-hidden="true" />} onClick={() => setEdited("new")}>
      {t("integrations.webhook.add")}
    </Button>
  );
  return (
    <>
      {webhooks?.length === 0 ? (
        <EmptyState
          picture={<OfflinePicture />}
          message={t("integrations.webhook.none")}
          hint={t("integrations.webhook.none_hint")}
          action={add}
        />
      ) : webhooks ? (
        <>
          <Row justify="end" below={12}>
            {add}
          </Row>
          <Stack as="ul" gap={12}>
            {webhooks.map((webhook) => (
              <li key={webhook.id}>
                <WebhookCard webhook={webhook} onEdit={() => setEdited(webhook)} onSecret={setSecret} />
              </li>
            ))}
          </Stack>
        </>
      ) : (
        <QueryPending query={{ error, refetch, isFetching }} count={2} rowHeight={112} />
      )}
      {edited === null ? null : (
        <WebhookDialog
          webhook={edited === "new" ? null : edited}
          onMade={setSecret}
          onClose={() => setEdited(null)}
        />
      )}
      {secret === null ? null : (
        <SecretDialog
          shown={{
            title: t("integrations.webhook.secret_made"),
            hint: t("integrations.webhook.secret_hint"),
            secret,
            close: t("integrations.webhook.secret_kept"),
          }}
          onClose={() => setSecret(null)}
        />
      )}
    </>
  );
}

interface WebhookCardProps {
  webhook: Webhook;
  onEdit: () => void;
  onSecret: (secret: string) => void;
}

function WebhookCard({ webhook, onEdit, onSecret }: WebhookCardProps) {
  const t = useT();
  const {
    url,
    description,
    events,
    created_by: name,
    created_at,
    switched_off_at,
    is_secret_lost,
    old_secret_until,
  } = webhook;
  return (
    <SurfaceCard label={url}>
      <Row align="start" justify="between" wrap gap={12}>
        <div className={classes.text}>
          <Row as="h3" align="center" wrap gap={8} size="md" lines="anywhere">
            {url} <StateBadge webhook={webhook} t={t} />
          </Row>
          {description === "" ? null : (
            <Muted size="sm" lines="anywhere">
              {description}
            </Muted>
          )}
          <Muted size="sm" lines="anywhere">
            {factsText(events.map((event) => t(`integrations.events.${event}`)))}
          </Muted>
          <Muted size="sm" lines="anywhere">
            {t("integrations.webhook.by", { name, when: formatDateTime(created_at) })}
          </Muted>
          {old_secret_until === null ? null : (
            <Muted size="sm" lines="anywhere">
              {t("integrations.webhook.both_until", { when: formatDateTime(old_secret_until) })}
            </Muted>
          )}
          {is_secret_lost ? (
            <Notice tone="red">{t("integrations.webhook.secret_lost")}</Notice>
          ) : switched_off_at === null ? null : (
            <Notice tone="red">
              {t("integrations.webhook.switched_off", { when: formatDateTime(switched_off_at) })}
            </Notice>
          )}
        </div>
        <WebhookActions webhook={webhook} onEdit={onEdit} onSecret={onSecret} />
      </Row>
    </SurfaceCard>
  );
}

function WebhookActions({ webhook, onEdit, onSecret }: WebhookCardProps) {
  const t = useT();
  const acts = useWebhookActions(webhook, onSecret);
  const { url } = webhook;
  return (
    <Row wrap gap={8}>
      <Button
        variant="default"
        disabled={!webhook.is_enabled}
        aria-label={t("integrations.webhook.test_of", { url })}
        onClick={acts.test}
      >
        {t("integrations.webhook.test")}
      </Button>
      <Button variant="default" aria-label={t("integrations.webhook.edit_of", { url })} onClick={onEdit}>
        {t("common.edit")}
      </Button>
      <ActionMenu
        label={t("integrations.webhook.more_of", { url })}
        actions={[
          { key: "renew", label: t("integrations.webhook.renew"), onSelect: acts.renew },
          {
            key: "remove",
            label: t("common.remove"),
            tone: "danger",
            onSelect: acts.remove,
          },
        ]}
      />
    </Row>
  );
}

function StateBadge({ webhook, t }: { webhook: Webhook; t: Translate }) {
  const { is_enabled, switched_off_at, failing_since } = webhook;
  if (switched_off_at !== null)
    return <StatusBadge tone="red" label={t("integrations.webhook.state.switched_off")} />;
  if (!is_enabled) return <StatusBadge tone="grey" label={t("integrations.webhook.state.off")} />;
  if (failing_since !== null)
    return (
      <StatusBadge
        tone="amber"
        label={t("integrations.webhook.state.failing", { when: formatDateTime(failing_since) })}
      />
    );
  return <StatusBadge tone="green" label={t("integrations.webhook.state.on")} />;
}

interface WebhookDialogProps {
  webhook: Webhook | null;
  onMade: (secret: string) => void;
  onClose: () => void;
}

function WebhookDialog({ webhook, onMade, onClose }: WebhookDialogProps) {
  const t = useT();
  const adding = useAddWebhook();
  const changing = useIntegrationsMutation(callTo(changeWebhook));
  const { url = "", description = "", events = [] } = webhook ?? {};
  return (
    <FormDialog
      title={t(webhook ? "common.edit" : "integrations.webhook.add")}
      submitLabel={t(webhook ? "common.save" : "integrations.webhook.register")}
      size="medium"
      schema={addWebhook.body}
      initialValues={{ url, description, events: [...events], is_enabled: webhook?.is_enabled ?? true }}
      words={(field) => (field === "events" ? "integrations.webhook.events_missing" : undefined)}
      save={async (body, idempotencyKey) => {
        if (webhook) return changing.mutateAsync({ params: { webhookId: webhook.id }, body, idempotencyKey });
        const { message, secret } = await adding.mutateAsync({ body });
        onMade(secret);
        return { message };
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <TextField
            label={t("common.address")}
            description={t("integrations.webhook.url_hint")}
            type="url"
            inputMode="url"
            required
            maxLength={500}
            data-autofocus
            {...form.getInputProps("url")}
          />
          <TextField
            label={t("integrations.webhook.description")}
            maxLength={100}
            {...form.getInputProps("description")}
          />
          <Choices
            legend={t("integrations.webhook.events")}
            name="events"
            options={webhookEventTypes}
            labelOf={(event) => t(`integrations.events.${event}`)}
            chosen={form.getValues().events}
            onChange={(chosen) => form.setFieldValue("events", chosen)}
            error={form.errors.events}
          />
          <CheckField
            label={t("integrations.webhook.enabled")}
            checked={form.getValues().is_enabled}
            onChange={(isOn) => form.setFieldValue("is_enabled", isOn)}
            error={form.errors.is_enabled ? String(form.errors.is_enabled) : null}
          />
        </>
      )}
    </FormDialog>
  );
}
