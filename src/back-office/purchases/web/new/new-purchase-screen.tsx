import { IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { clientUuid } from "#platform/web/client-uuid.ts";
import { FormFailure } from "#platform/web/forms/form-failure.tsx";
import { UnsureGate } from "#platform/web/forms/unsure-gate.tsx";
import { useCloseGuard } from "#platform/web/forms/use-close-guard.ts";
import { useUser } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { Button } from "#ui/forms/button.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { Section } from "#ui/frame/section.tsx";
import type { VendorItem } from "../../contract/vendors.ts";
import { PurchasesWay } from "../purchases-way.tsx";
import { AttachmentField } from "./attachment-field.tsx";
import type { GoodsWanted } from "./goods-wanted.ts";
import { HeadFields } from "./head-fields.tsx";
import { PurchaseLine } from "./line-fields.tsx";
import classes from "./new-purchase.module.css";
import { emptyLine, isBlank, type PurchaseDraft, withMemory } from "./purchase-draft.ts";
import { PurchaseTotals } from "./purchase-totals.tsx";
import { vendorMemoryQuery } from "./sources-api.ts";
import { type PurchaseForm, usePurchaseForm } from "./use-purchase-form.ts";
import { VendorMemory } from "./vendor-memory.tsx";
import { WantedDraft } from "./wanted-draft.tsx";

/** /dashboard/purchases/new: a purchase as somebody types it from the supplier's paper, or begun with what is to buy. */
export function NewPurchaseScreen({ wanted }: { wanted: GoodsWanted }) {
  const t = useT();
  const { vendor } = wanted;
  return (
    <>
      <PurchasesWay here={t("purchases.form.title")} />
      <PageHeader title={t("purchases.form.title")} />
      {vendor === undefined ? (
        <Purchase />
      ) : (
        <WantedDraft wanted={{ ...wanted, vendor }}>{(first) => <Purchase first={first} />}</WantedDraft>
      )}
    </>
  );
}

function Purchase({ first = null }: { first?: PurchaseDraft | null }) {
  const t = useT();
  const navigate = useNavigate();
  const form = usePurchaseForm(({ id, message }) => {
    toastSuccess(message);
    void navigate({ to: "/dashboard/purchases", search: { purchase: id }, replace: true });
  }, first);
  const { isDirty, busy, attempt } = form;
  const { close } = useCloseGuard({
    isDirty,
    busy,
    isUnsure: attempt.isUnsure,
    onClose: () => void navigate({ to: "/dashboard/purchases" }),
  });
  const isLocked = busy || attempt.isUnsure;
  return (
    <form ref={form.form} className={classes.form} onSubmit={form.submit} noValidate>
      <fieldset className={classes.fields} disabled={isLocked}>
        <Fields form={form} isLocked={isLocked} />
      </fieldset>
      <FormFailure message={form.failure} />
      <UnsureGate attempt={attempt} busy={busy} onAgain={form.again}>
        <div className={classes.buttons}>
          <Button variant="default" size="lg" disabled={busy} onClick={close}>
            {t("purchases.form.cancel")}
          </Button>
          <SubmitButton size="lg" busy={busy}>
            {t("purchases.form.save")}
          </SubmitButton>
        </div>
      </UnsureGate>
    </form>
  );
}

function Fields({ form, isLocked }: { form: PurchaseForm; isLocked: boolean }) {
  const t = useT();
  const { vendor, lines } = form.draft;
  const vendorId = vendor.kind === "known" ? vendor.id : null;
  const memory = useQuery(vendorMemoryQuery(vendorId)).data;
  const currency = useUser()?.currency ?? "USD";
  const items = memory?.rows ?? [];
  const propose = (item: VendorItem) => {
    const line = withMemory(emptyLine(clientUuid()), item);
    const blank = lines.findIndex(isBlank);
    form.setLines(blank < 0 ? [...lines, line] : lines.with(blank, line));
  };
  const refusal = form.errorOf("items");
  return (
    <>
      <HeadFields form={form} />
      {vendorId === null ? null : <VendorMemory vendorId={vendorId} lines={lines} onAdd={propose} />}
      <Section title={t("purchases.form.items")}>
        {refusal === null ? null : (
          <p className={classes.refusal} role="alert" tabIndex={-1} data-refused>
            {refusal}
          </p>
        )}
        <ul className={classes.lines}>
          {lines.map((line, place) => (
            <PurchaseLine
              key={line.key}
              no={place + 1}
              form={form}
              line={line}
              memory={items}
              currency={currency}
            />
          ))}
        </ul>
        <Button variant="default" icon={<IconPlus size={20} aria-hidden="true" />} onClick={form.addLine}>
          {t("purchases.form.add_line")}
        </Button>
      </Section>
      <PurchaseTotals form={form} currency={currency} />
      <AttachmentField form={form} disabled={isLocked} />
    </>
  );
}
