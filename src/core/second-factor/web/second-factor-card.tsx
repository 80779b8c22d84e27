import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import type { z } from "zod";
import { call } from "#platform/web/api.ts";
import { factsText } from "#platform/web/facts-text.ts";
import { formatDateTime } from "#platform/web/format.ts";
import { useContractForm } from "#platform/web/forms/contract-form.ts";
import { FormDialog } from "#platform/web/forms/form-dialog.tsx";
import { FormFailure } from "#platform/web/forms/form-failure.tsx";
import { QueryFailure } from "#platform/web/query-failure.tsx";
import { useT } from "#platform/web/use-t.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import { SkeletonBox } from "#ui/feedback/skeleton-box.tsx";
import { Button } from "#ui/forms/button.tsx";
import { PasswordField } from "#ui/forms/password-field.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { Section } from "#ui/frame/section.tsx";
import { SurfaceCard } from "#ui/frame/surface-card.tsx";
import { Muted, Row, Stack } from "#ui/layout/layout.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import {
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from "../contract/second-factor.ts";
import { CodeField } from "./code-field.tsx";
import { RecoveryCodeList } from "./recovery-code-list.tsx";
import { renew, secondFactorQuery } from "./second-factor-api.ts";
import { SecretToScan } from "./secret-to-scan.tsx";

interface SecondFactorCardProps {
  /** The operator's cannot be switched off. */
  isRequired?: boolean;
}

/** Shows whether signing in asks for a code of an app; switches that, and makes new recovery codes. */
export function SecondFactorCard({ isRequired = false }: SecondFactorCardProps) {
  const t = useT();
  const { data, error, isFetching, refetch } = useQuery(secondFactorQuery);
  const [dialog, setDialog] = useState<"set_up" | "take_away" | "renew" | null>(null);
  const close = () => {
    setDialog(null);
    void refetch();
  };
  if (error && !data) return <QueryFailure query={{ error, refetch, isFetching }} />;
  const isOn = data?.is_on ?? false;
  const state = data?.since
    ? factsText([t("auth.second_factor.state_on"), formatDateTime(data.since)])
    : t("auth.second_factor.state_off");
  return (
    <SurfaceCard label={t("auth.second_factor.title")}>
      <Section
        title={t("auth.second_factor.title")}
        description={t("auth.second_factor.explained")}
        action={
          isRequired ? null : (
            <Button
              variant="default"
              disabled={!data}
              onClick={() => setDialog(isOn ? "take_away" : "set_up")}
            >
              {t(isOn ? "auth.second_factor.take_away" : "auth.second_factor.set_up")}
            </Button>
          )
        }
      >
        {data ? (
          <p>{state}</p>
        ) : (
          <Skeleton label={t("ui.loading")}>
            <SkeletonBox width={240} height={20} />
          </Skeleton>
        )}
        {isOn && data?.codes_left === 0 ? (
          <Notice tone="amber" role="status">
            {t("auth.second_factor.no_codes_left")}
          </Notice>
        ) : null}
        {isOn ? (
          <Row align="center" justify="between" wrap gap={4} across={16} above={8}>
            <p>
              {t("common.labelled", { label: t("auth.second_factor.codes_left"), value: data?.codes_left })}
            </p>
            <Button variant="subtle" onClick={() => setDialog("renew")}>
              {t("auth.second_factor.renew")}
            </Button>
          </Row>
        ) : null}
      </Section>
      {dialog === "set_up" ? <SetUpFactorDialog onClose={close} /> : null}
      {dialog === "renew" ? <RenewCodesDialog onClose={close} /> : null}
      {dialog === "take_away" ? <RemoveFactorDialog onClose={close} /> : null}
    </SurfaceCard>
  );
}

type NewSecret = z.output<typeof beginSecondFactor.response>;

/** Switches the second factor on: the password, the secret with a first code of it, the recovery codes. */
function SetUpFactorDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const [begun, setBegun] = useState<NewSecret | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const title = t(codes ? "auth.second_factor.keep_title" : "auth.second_factor.title");
  return (
    <AppDialog opened size="small" title={title} onClose={onClose} closeOnClickOutside={!codes}>
      {codes ? (
        <Stack gap={16}>
          <RecoveryCodeList codes={codes} onStored={onClose} />
        </Stack>
      ) : begun ? (
        <FirstCode begun={begun} onOn={setCodes} />
      ) : (
        <PasswordFirst onBegun={setBegun} />
      )}
    </AppDialog>
  );
}

function PasswordFirst({ onBegun }: { onBegun: (begun: NewSecret) => void }) {
  const t = useT();
  const formId = useId();
  const { form, submit, busy, failure } = useContractForm({
    schema: beginSecondFactor.body,
    initialValues: { password: "" },
    save: async (body) => onBegun(await call(beginSecondFactor, { body })),
  });
  return (
    <Stack as="form" gap={16} id={formId} onSubmit={submit} noValidate>
      <Muted>{t("auth.second_factor.password_first")}</Muted>
      <PasswordField
        label={t("common.password")}
        autoComplete="current-password"
        required
        data-autofocus
        {...form.getInputProps("password")}
      />
      <FormFailure message={failure} />
      <SubmitButton busy={busy} size="lg" fullWidth>
        {t("common.continue")}
      </SubmitButton>
    </Stack>
  );
}

function FirstCode({ begun, onOn }: { begun: NewSecret; onOn: (codes: readonly string[]) => void }) {
  const t = useT();
  const { form, submit, busy, failure } = useContractForm({
    schema: confirmSecondFactor.body,
    initialValues: { code: "" },
    save: async (body) => onOn((await call(confirmSecondFactor, { body })).recovery_codes),
  });
  return (
    <Stack as="form" gap={16} onSubmit={submit} noValidate>
      <SecretToScan {...begun} />
      <CodeField isFirst {...form.getInputProps("code")} />
      <FormFailure message={failure} />
      <SubmitButton busy={busy} size="lg" fullWidth>
        {t("auth.second_factor.confirm")}
      </SubmitButton>
    </Stack>
  );
}

/** Switches the second factor off. */
function RemoveFactorDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  return (
    <FormDialog
      title={t("auth.second_factor.take_away_title")}
      submitLabel={t("auth.second_factor.take_away")}
      tone="danger"
      schema={removeSecondFactor.body}
      initialValues={{ password: "", code: "" }}
      save={(body) => call(removeSecondFactor, { body })}
      onClose={onClose}
    >
      {(form) => (
        <>
          <PasswordField
            label={t("common.password")}
            autoComplete="current-password"
            required
            data-autofocus
            {...form.getInputProps("password")}
          />
          <CodeField {...form.getInputProps("code")} />
        </>
      )}
    </FormDialog>
  );
}

/** Fresh recovery codes for a code of the app; shown this once. */
function RenewCodesDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const title = t(codes ? "auth.second_factor.keep_title" : "auth.second_factor.renew");
  return (
    <AppDialog opened size="small" title={title} onClose={onClose} closeOnClickOutside={!codes}>
      {codes ? (
        <Stack gap={16}>
          <RecoveryCodeList codes={codes} onStored={onClose} />
        </Stack>
      ) : (
        <CurrentCode onRenewed={setCodes} />
      )}
    </AppDialog>
  );
}

function CurrentCode({ onRenewed }: { onRenewed: (codes: readonly string[]) => void }) {
  const t = useT();
  const { form, submit, busy, failure } = useContractForm({
    schema: renewRecoveryCodes.body,
    initialValues: { code: "" },
    words: () => "common.enter_the_code",
    save: async (body) => onRenewed((await renew({ body })).recovery_codes),
  });
  return (
    <Stack as="form" gap={16} onSubmit={submit} noValidate>
      <Muted>{t("auth.second_factor.renew_text")}</Muted>
      <CodeField isFirst data-autofocus {...form.getInputProps("code")} />
      <FormFailure message={failure} />
      <SubmitButton busy={busy} size="lg" fullWidth>
        {t("auth.second_factor.renew_submit")}
      </SubmitButton>
    </Stack>
  );
}
