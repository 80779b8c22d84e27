import { IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { type KeyboardEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { pictureUpload } from "#core/files/contract/files.ts";
import { clientUuid } from "#platform/web/client-uuid.ts";
import { formatSize } from "#platform/web/format-size.ts";
import { FormFailure } from "#platform/web/forms/form-failure.tsx";
import { UnsureGate } from "#platform/web/forms/unsure-gate.tsx";
import { useCloseGuard } from "#platform/web/forms/use-close-guard.ts";
import { ScreenPath } from "#platform/web/frame/screen-path.tsx";
import { useUser } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import { DateField } from "#ui/dates/date-field.tsx";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { FilePicker } from "#ui/files/file-picker.tsx";
import { useFilePicture } from "#ui/files/use-file-picture.ts";
import { Button } from "#ui/forms/button.tsx";
import { FieldGrid } from "#ui/forms/field-grid.tsx";
import { FormFooter } from "#ui/forms/form-footer.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { Section } from "#ui/frame/section.tsx";
import { Stack } from "#ui/layout/layout.tsx";
import type { VendorItem } from "../../contract/vendors.ts";
import { KnownPurchase } from "../detail/known-purchase.tsx";
import type { GoodsWanted } from "./goods-wanted.ts";
import { LineHeads, PurchaseLine } from "./line-fields.tsx";
import classes from "./new-purchase.module.css";
import { ProposedDraft } from "./proposed-draft.tsx";
import { emptyLine, isBlank, type PurchaseDraft, withMemory } from "./purchase-draft.ts";
import { PurchaseTotal, PurchaseTotals } from "./purchase-totals.tsx";
import { vendorMemoryQuery } from "./sources-api.ts";
import { type PurchaseForm, usePurchaseForm } from "./use-purchase-form.ts";
import { VendorField, VendorMemory } from "./vendor-field.tsx";

/** /dashboard/purchases/new: records a purchase from the supplier's paper, or from proposals of what to buy. */
export function NewPurchaseScreen({ wanted }: { wanted: GoodsWanted }) {
  const t = useT();
  const { vendor } = wanted;
  return (
    <>
      <ScreenPath through={["purchases"]} here={t("common.new_purchase")} />
      <PageHeader title={t("common.new_purchase")} />
      {vendor === undefined ? (
        <Purchase />
      ) : (
        <ProposedDraft wanted={{ ...wanted, vendor }}>{(first) => <Purchase first={first} />}</ProposedDraft>
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
      <Stack as="fieldset" gap={16} disabled={isLocked}>
        <Fields form={form} isLocked={isLocked} />
      </Stack>
      <FormFailure message={form.failure} />
      {form.known && !attempt.isUnsure ? (
        <KnownPurchase purchase={form.known}>
          {form.known.mayBeAnother ? (
            <Button variant="default" disabled={busy} onClick={form.recordAnyway}>
              {t("purchases.form.record_anyway")}
            </Button>
          ) : null}
        </KnownPurchase>
      ) : null}
      <UnsureGate attempt={attempt} busy={busy} onAgain={form.again}>
        <FormFooter aside={<PurchaseTotal form={form} />}>
          <Button variant="default" size="lg" disabled={busy} onClick={close}>
            {t("ui.cancel")}
          </Button>
          <SubmitButton size="lg" busy={busy}>
            {t("purchases.form.save")}
          </SubmitButton>
        </FormFooter>
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
        <Lines form={form} memory={items} currency={currency} />
      </Section>
      <PurchaseTotals form={form} currency={currency} />
      <AttachmentField form={form} disabled={isLocked} />
    </>
  );
}

interface LinesProps {
  form: PurchaseForm;
  memory: readonly VendorItem[];
  currency: string;
}

/** The lines; Enter leads from one to the next, and after the last one adds another. */
function Lines({ form, memory, currency }: LinesProps) {
  const t = useT();
  const list = useRef<HTMLUListElement>(null);
  const { lines } = form.draft;
  const goTo = (place: number) => list.current?.children[place]?.querySelector("input")?.focus();
  const add = () => {
    flushSync(form.addLine);
    goTo(lines.length);
  };
  const key = (event: KeyboardEvent<HTMLUListElement>) => {
    const isField = event.target instanceof HTMLInputElement && event.target.type !== "checkbox";
    if (event.key !== "Enter" || event.defaultPrevented || !isField) return;
    // Enter of a field would send the form.
    event.preventDefault();
    const place = [...(list.current?.children ?? [])].findIndex((line) =>
      line.contains(event.target as Node),
    );
    if (place === lines.length - 1) add();
    else goTo(place + 1);
  };
  return (
    <div className={classes.table}>
      <LineHeads />
      <ul ref={list} onKeyDown={key}>
        {lines.map((line, place) => (
          <PurchaseLine
            key={line.key}
            no={place + 1}
            form={form}
            line={line}
            memory={memory}
            currency={currency}
          />
        ))}
      </ul>
      <div className={classes.add}>
        <Button variant="subtle" icon={<IconPlus size={20} aria-hidden="true" />} onClick={add}>
          {t("purchases.form.add_line")}
        </Button>
      </div>
    </div>
  );
}

/** Asks for the vendor and the invoice. */
function HeadFields({ form }: { form: PurchaseForm }) {
  const t = useT();
  const { invoiceNumber, invoiceDate } = form.draft;
  return (
    <FieldGrid disabled={false}>
      <VendorField form={form} />
      <TextField
        label={t("purchases.file.invoice_number")}
        maxLength={60}
        value={invoiceNumber}
        error={form.errorOf("vendor.invoice_number")}
        onChange={({ currentTarget }) =>
          form.change({ invoiceNumber: currentTarget.value }, "vendor.invoice_number")
        }
      />
      <DateField
        label={t("purchases.form.invoice_date")}
        value={invoiceDate}
        error={form.errorOf("invoice_date")}
        onChange={(next) => form.change({ invoiceDate: next }, "invoice_date")}
      />
    </FieldGrid>
  );
}

const accept = ["image/*", "application/pdf"];
/** Bytes of a picture before it is reduced on the device: only what no camera makes is refused. */
const MAX_OF_A_PICTURE = 40 * 1024 * 1024;

/** Attaches the invoice as a picture, shown before it is sent, or as a PDF; one file of at most 5 MB. */
function AttachmentField({ form, disabled }: { form: PurchaseForm; disabled: boolean }) {
  const t = useT();
  const { file } = form;
  const [tooLarge, setTooLarge] = useState<string | null>(null);
  const pick = ([picked]: readonly File[]) => {
    const isHeavy = picked?.type === "application/pdf" && picked.size > pictureUpload.maxFileBytes;
    setTooLarge(isHeavy ? t("purchases.form.refused_size", { name: picked.name }) : null);
    if (picked && !isHeavy) form.attach(picked);
  };
  const picture = useFilePicture(file ?? undefined);
  return (
    <Stack gap={12}>
      <FilePicker
        label={t("purchases.form.attachment")}
        hint={t("purchases.form.attachment_hint")}
        accept={accept}
        maxBytes={MAX_OF_A_PICTURE}
        camera
        disabled={disabled}
        files={file ? [{ key: "attachment", name: file.name, file, detail: formatSize(file.size) }] : []}
        error={tooLarge ?? form.errorOf("attachment")}
        onPick={pick}
        onRemove={() => form.attach(null)}
        words={{
          choose: t("common.choose_file"),
          drop: t("common.or_drop_it_here"),
          camera: t("purchases.form.camera"),
          refusals: {
            type: (name) => t("purchases.form.refused_type", { name }),
            size: (name) => t("purchases.form.refused_size", { name }),
          },
        }}
      />
      {file && picture ? <img className={classes.preview} src={picture} alt={file.name} /> : null}
    </Stack>
  );
}
