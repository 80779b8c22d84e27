import { formatAmount, formatCount } from "#platform/web/format.ts";
import { FormFailure } from "#platform/web/forms/form-failure.tsx";
import { UnsureGate } from "#platform/web/forms/unsure-gate.tsx";
import { useT } from "#platform/web/use-t.ts";
import { Figures } from "#ui/data/figures.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Section } from "#ui/frame/section.tsx";
import { DoneStep } from "./done-step.tsx";
import classes from "./purchase-import.module.css";
import type { DocumentPreview } from "./purchase-import-api.ts";
import { type StockChange, StockChanges } from "./stock-changes.tsx";
import type { ImportQueueState, ReadDocument } from "./use-import-queue.ts";
import { useSendImport } from "./use-send-import.ts";

/** Step 3: what the import would do, the button that does it, and what it did. */
export function ConfirmStep({ queue }: { queue: ImportQueueState }) {
  const t = useT();
  const { open } = queue;
  if (open?.imported) return <DoneStep queue={queue} document={open} imported={open.imported} />;
  if (open?.preview) return <Confirm queue={queue} document={open} preview={open.preview} />;
  return (
    <Section title={t("purchaseImport.steps.confirm")}>
      <p>{t("purchaseImport.review.no_document")}</p>
      <p className={classes.back}>
        <Button variant="default" onClick={() => queue.goTo("documents")}>
          {t("purchaseImport.review.to_documents")}
        </Button>
      </p>
    </Section>
  );
}

interface ConfirmProps {
  queue: ImportQueueState;
  document: ReadDocument;
  preview: DocumentPreview;
}

function Confirm({ queue, document, preview }: ConfirmProps) {
  const t = useT();
  const { lines, attempt, busy, failure, send, sendAgain } = useSendImport(queue, document);
  const { effect, currency, total } = preview.document;
  const isLocked = busy || attempt.isUnsure;
  const newItems = new Set(lines.flatMap(({ newItem }) => newItem?.title.toLowerCase() ?? []));
  const counted = ({ brings: "stocked", takes_back: "taken", reprices: "repriced" } as const)[effect];
  const figures = [
    [counted, formatCount(lines.length)],
    ["new_items", formatCount(newItems.size)],
    ["kept", formatCount(preview.items.length - lines.length)],
    ["total", formatAmount(total, currency)],
  ] as const;
  return (
    <Section
      title={t(`purchaseImport.confirm.title.${effect}`)}
      description={`${preview.document.typeName} · ${preview.vendor.name}`}
    >
      <Figures
        figures={figures.map(([key, value]) => ({ key, label: t(`purchaseImport.confirm.${key}`), value }))}
      />
      <StockChanges effect={effect} changes={changesOf(document, preview)} />
      <FormFailure message={failure?.message ?? null} />
      <div className={classes.buttons}>
        <Button variant="default" size="lg" disabled={isLocked} onClick={() => queue.goTo("review")}>
          {t("purchaseImport.confirm.back")}
        </Button>
        <UnsureGate attempt={attempt} busy={busy} onAgain={() => void sendAgain()}>
          {failure?.isUsed ? (
            <>
              <Button size="lg" variant="default" disabled={busy} onClick={() => void send("nothing")}>
                {t("purchaseImport.confirm.take_nothing")}
              </Button>
              <Button size="lg" busy={busy} onClick={() => void send("what_is_left")}>
                {t("purchaseImport.confirm.take_left")}
              </Button>
            </>
          ) : (
            <Button size="lg" busy={busy} onClick={() => void send("all")}>
              {t("purchaseImport.confirm.import")}
            </Button>
          )}
        </UnsureGate>
      </div>
    </Section>
  );
}

/** What the lines that are ticked do to stock, each with what its document calls it. */
function changesOf({ reviews }: ReadDocument, { items }: DocumentPreview): StockChange[] {
  return reviews.flatMap(({ isIncluded, target, stocked, inStock }, index) =>
    isIncluded && target && stocked !== null
      ? {
          line: index + 1,
          title: target.title,
          said: items[index]?.originalTitle ?? "",
          unit: target.unit,
          quantity: stocked,
          inStock,
          isNew: target.kind === "new",
        }
      : [],
  );
}
