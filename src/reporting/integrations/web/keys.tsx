import { IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { apiScopes } from "#platform/domain/access/api-scopes.ts";
import { callTo } from "#platform/web/api.ts";
import { factsText } from "#platform/web/facts-text.ts";
import { formatDateTime, formatDay } from "#platform/web/format.ts";
import { FormDialog } from "#platform/web/forms/form-dialog.tsx";
import { QueryPending } from "#platform/web/query-failure.tsx";
import { showError } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { StatusBadge } from "#ui/data/status-badge.tsx";
import { DateField } from "#ui/dates/date-field.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { Button } from "#ui/forms/button.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { SurfaceCard } from "#ui/frame/surface-card.tsx";
import { Muted, Row, Stack } from "#ui/layout/layout.tsx";
import { useConfirm } from "#ui/overlay/confirm-provider.tsx";
import { LockedPicture } from "#ui/pictures/locked-picture.tsx";
import { type ApiKey, addApiKey, revokeApiKey } from "../contract/api-keys.ts";
import { scopeWords } from "../contract/scope-words.ts";
import { Choices } from "./choices.tsx";
import classes from "./integrations.module.css";
import { apiKeysQuery, useAddKey, useIntegrationsMutation } from "./integrations-api.ts";
import { SecretDialog } from "./secret-dialog.tsx";

const tones = { active: "green", expired: "grey", revoked: "red" } as const;

/** The keys of the public API; a new one is shown once. */
export function Keys() {
  const t = useT();
  const { data: keys, error, refetch, isFetching } = useQuery(apiKeysQuery);
  const [isAdding, setAdding] = useState(false);
  const [made, setMade] = useState<string | null>(null);
  const add = (
    <Button icon={<IconPlus size={20} aria-hidden="true" />} onClick={() => setAdding(true)}>
      {t("integrations.key.add")}
    </Button>
  );
  return (
    <>
      {keys?.length === 0 ? (
        <EmptyState
          picture={<LockedPicture />}
          message={t("integrations.key.none")}
          hint={t("integrations.key.none_hint")}
          action={add}
        />
      ) : keys ? (
        <>
          <Row justify="end" below={12}>
            {add}
          </Row>
          <Stack as="ul" gap={12}>
            {keys.map((key) => (
              <li key={key.id}>
                <KeyCard apiKey={key} />
              </li>
            ))}
          </Stack>
        </>
      ) : (
        <QueryPending query={{ error, refetch, isFetching }} count={3} rowHeight={112} />
      )}
      {isAdding ? <KeyDialog onMade={setMade} onClose={() => setAdding(false)} /> : null}
      {made === null ? null : (
        <SecretDialog
          shown={{
            title: t("integrations.key.made"),
            hint: t("integrations.key.made_hint"),
            secret: made,
            close: t("integrations.key.close"),
          }}
          onClose={() => setMade(null)}
        />
      )}
    </>
  );
}

function KeyCard({ apiKey }: { apiKey: ApiKey }) {
  const t = useT();
  const revoke = useRevoke(apiKey);
  const { name, prefix, state, scopes, last_day: day, last_used_at: used } = apiKey;
  return (
    <SurfaceCard label={name}>
      <Row align="start" justify="between" wrap gap={12}>
        <div className={classes.text}>
          <Row as="h3" align="center" wrap gap={8} size="md" lines="anywhere">
            {name} <StatusBadge tone={tones[state]} label={t(`integrations.key.state.${state}`)} />
          </Row>
          <Muted size="sm" lines="anywhere">
            <span className={classes.code}>{prefix}…</span>
          </Muted>
          <Muted size="sm" lines="anywhere">
            {factsText(scopes.map((scope) => t(scopeWords[scope])))}
          </Muted>
          <Muted size="sm" lines="anywhere">
            {t("integrations.key.by", { name: apiKey.created_by, when: formatDateTime(apiKey.created_at) })}
          </Muted>
          <Muted size="sm" lines="anywhere">
            {used === null
              ? t("integrations.key.never_used")
              : t("integrations.key.used", { when: formatDateTime(used) })}
            {day === null ? "" : ` · ${t("integrations.key.until", { day: formatDay(day) })}`}
          </Muted>
          {apiKey.revoked_at === null || apiKey.revoked_by === null ? null : (
            <Muted size="sm" lines="anywhere">
              {t("integrations.key.revoked", {
                name: apiKey.revoked_by,
                when: formatDateTime(apiKey.revoked_at),
              })}
            </Muted>
          )}
        </div>
        {state === "active" ? (
          <Button
            variant="default"
            tone="danger"
            aria-label={t("integrations.key.revoke_of", { name })}
            onClick={revoke}
          >
            {t("integrations.key.revoke")}
          </Button>
        ) : null}
      </Row>
    </SurfaceCard>
  );
}

function useRevoke({ id, name }: ApiKey): () => void {
  const t = useT();
  const confirm = useConfirm();
  const revoking = useIntegrationsMutation(callTo(revokeApiKey));
  const revoke = async () => {
    const isSure = await confirm({
      title: t("integrations.key.revoke_ask", { name }),
      body: t("integrations.key.revoke_text"),
      confirmLabel: t("integrations.key.revoke"),
      tone: "danger",
    });
    if (!isSure) return;
    revoking.mutate(
      { params: { keyId: id } },
      { onSuccess: ({ message }) => void toastSuccess(message), onError: showError },
    );
  };
  return () => void revoke();
}

function KeyDialog({ onMade, onClose }: { onMade: (key: string) => void; onClose: () => void }) {
  const t = useT();
  const adding = useAddKey();
  return (
    <FormDialog
      title={t("integrations.key.add")}
      submitLabel={t("integrations.key.make")}
      size="medium"
      schema={addApiKey.body}
      initialValues={{ name: "", scopes: [], last_day: null }}
      words={(field) => (field === "scopes" ? "integrations.key.scopes_missing" : undefined)}
      save={async (body) => {
        const { message, key } = await adding.mutateAsync({ body });
        onMade(key);
        return { message };
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <TextField
            label={t("common.name")}
            description={t("integrations.key.name_hint")}
            required
            maxLength={60}
            data-autofocus
            {...form.getInputProps("name")}
          />
          <Choices
            legend={t("common.permissions")}
            name="scopes"
            options={apiScopes}
            labelOf={(scope) => t(scopeWords[scope])}
            chosen={form.getValues().scopes}
            onChange={(scopes) => form.setFieldValue("scopes", scopes)}
            error={form.errors.scopes}
          />
          <DateField
            label={t("integrations.key.last_day")}
            description={t("integrations.key.last_day_hint")}
            value={form.getValues().last_day ?? ""}
            error={errorOf(form.errors.last_day)}
            onChange={(day) => form.setFieldValue("last_day", day === "" ? null : day)}
          />
        </>
      )}
    </FormDialog>
  );
}

/** A date field gives its error as text. */
const errorOf = (error: unknown): string | null => (typeof error === "string" ? error : null);
