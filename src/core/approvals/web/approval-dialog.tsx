import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import type { MessageKey } from "#app/words/message-key.ts";
import { type ApprovableAction, PIN_MOST } from "#platform/domain/access/approvals.ts";
import { toId } from "#platform/domain/ids.ts";
import { typedDigit } from "#platform/domain/text/western-digits.ts";
import { useContractForm } from "#platform/web/forms/contract-form.ts";
import { DigitPad } from "#platform/web/forms/digit-pad.tsx";
import { FormFailure } from "#platform/web/forms/form-failure.tsx";
import { QueryPending } from "#platform/web/query-failure.tsx";
import { useT } from "#platform/web/use-t.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Button } from "#ui/forms/button.tsx";
import { ChoiceList } from "#ui/forms/choice-list.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { Muted, Row, Span } from "#ui/layout/layout.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import { LockedPicture } from "#ui/pictures/locked-picture.tsx";
import { useUiLabels } from "#ui/theme/ui-labels.tsx";
import { type Approver, giveApproval } from "../contract/approvals.ts";
import classes from "./approvals.module.css";
import { approve, approversQuery } from "./approvals-api.ts";
import { PinField } from "./pin-field.tsx";

/** The act to approve, as the refusal `approval_required` named it. */
export interface ApprovalRequest {
  readonly action: ApprovableAction;
  readonly subject: number;
  /** The act as it was refused; the approval holds for no other. */
  readonly act: string;
}

/** Facts that the manager reads before entering the PIN. */
export interface ApprovalAbout {
  /** The dish, the sale or the drawer it is about. */
  readonly what: string;
  /** Written out with its currency. */
  readonly amount: string;
  readonly reason?: string | null;
}

interface ApprovalDialogProps {
  request: ApprovalRequest;
  about: ApprovalAbout;
  /** Gets what the refused call takes as `approval`. */
  onApproved: (approval: string) => void;
  onClose: () => void;
}

/** Lets a manager approve by name and PIN on this screen; nobody is signed out. */
export function ApprovalDialog({ request, about, onApproved, onClose }: ApprovalDialogProps) {
  const t = useT();
  const formId = useId();
  const labels = useUiLabels();
  const approvers = useQuery(approversQuery);
  const mayAsk = approvers.data !== undefined && approvers.data.length > 0;
  const [busy, setBusy] = useState(false);
  return (
    <AppDialog
      opened
      size="small"
      title={t("approvals.title")}
      onClose={onClose}
      footer={
        mayAsk ? (
          <SubmitButton form={formId} size="lg" fullWidth busy={busy}>
            {t("approvals.approve")}
          </SubmitButton>
        ) : (
          <Button variant="default" size="lg" fullWidth onClick={onClose}>
            {labels.close}
          </Button>
        )
      }
    >
      {mayAsk ? (
        <ApprovalForm
          id={formId}
          request={request}
          about={about}
          approvers={approvers.data}
          onApproved={onApproved}
          onBusy={setBusy}
        />
      ) : approvers.data ? (
        <EmptyState
          picture={<LockedPicture />}
          message={t("approvals.nobody")}
          hint={t("approvals.nobody_hint")}
        />
      ) : (
        <QueryPending query={approvers} count={3} />
      )}
    </AppDialog>
  );
}

interface ApprovalFormProps extends Pick<ApprovalDialogProps, "request" | "about" | "onApproved"> {
  id: string;
  approvers: readonly Approver[];
  onBusy: (busy: boolean) => void;
}

function ApprovalForm({ id, request, about, approvers, onApproved, onBusy }: ApprovalFormProps) {
  const t = useT();
  const [chosen, setChosen] = useState(approvers[0]?.user_id ?? toId<"User">(1));
  const fields = useRef<HTMLFormElement>(null);
  // The dialog was open before it was known who may approve: the PIN takes the focus when it appears.
  useEffect(() => {
    fields.current?.querySelector<HTMLElement>("[data-autofocus]")?.focus();
  }, []);
  const { form, submit, failure } = useContractForm({
    schema: giveApproval.body.pick({ pin: true }),
    initialValues: { pin: "" },
    save: async ({ pin }) => {
      onBusy(true);
      try {
        const given = await approve({ approver_id: chosen, pin, ...request });
        onApproved(given.approval);
      } catch (error) {
        form.setFieldValue("pin", "");
        throw error;
      } finally {
        onBusy(false);
      }
    },
  });
  // Digits that are typed on a name are of the PIN too: a choice takes no others.
  const typeOn = (event: KeyboardEvent<HTMLFormElement>) => {
    const isOnName = event.target instanceof HTMLInputElement && event.target.type === "radio";
    const digit = typedDigit(event.key);
    if (!isOnName || digit === null) return;
    event.preventDefault();
    form.setFieldValue("pin", `${form.getValues().pin}${digit}`.slice(0, PIN_MOST));
    fields.current?.querySelector<HTMLElement>("[data-autofocus]")?.focus();
  };
  return (
    <form ref={fields} id={id} className={classes.form} onSubmit={submit} onKeyDown={typeOn} noValidate>
      <AboutAction act={t(actionLabels[request.action])} about={about} />
      <ChoiceList
        label={t("approvals.approver")}
        mode="single"
        choices={approvers.map((approver) => ({
          value: String(approver.user_id),
          label: approver.name,
          aside: approver.designation,
        }))}
        value={[String(chosen)]}
        onChange={([value]) => setChosen(toId<"User">(Number(value)))}
      />
      <PinField label={t("approvals.pin")} autoFocus inputMode="none" {...form.getInputProps("pin")} />
      <DigitPad
        label={t("common.number_pad")}
        backspaceLabel={t("common.delete_last_digit")}
        value={form.getValues().pin}
        maxLength={PIN_MOST}
        onChange={(pin) => form.setFieldValue("pin", pin)}
      />
      <FormFailure message={form.errors.pin ? null : failure} />
    </form>
  );
}

/** Shows the act, its object, the amount and the reason, to be read at a glance. */
function AboutAction({ act, about }: { act: string; about: ApprovalAbout }) {
  const t = useT();
  return (
    <div className={classes.about}>
      <Muted size="sm">{act}</Muted>
      <Row as="p" align="baseline" justify="between" gap={12} weight={650}>
        <span>{about.what}</span>
        <Span room="keep" size="lg">
          {about.amount}
        </Span>
      </Row>
      {about.reason ? <Muted size="sm">{t("common.reason_is", { reason: about.reason })}</Muted> : null}
    </div>
  );
}

const actionLabels = {
  "order.void": "approvals.act.order_void",
  "sale.refund": "approvals.act.sale_refund",
  "sale.courtesy": "approvals.act.sale_courtesy",
  "sale.discount": "approvals.act.sale_discount",
  "stock.count": "approvals.act.stock_count",
  "cash.difference": "approvals.act.cash_difference",
  "cash.recount": "approvals.act.cash_recount",
  "cash.beyond_drawer": "approvals.act.cash_beyond_drawer",
} as const satisfies Record<ApprovableAction, MessageKey>;
