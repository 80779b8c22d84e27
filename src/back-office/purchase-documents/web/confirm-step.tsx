import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { KnownPurchase, type NamedPurchase, namedPurchase } from "#back-office/purchases/web/public.ts";
import { unitText } from "#inventory/inventory/web/public.ts";
import { isApiError, isUnsure } from "#platform/web/api-error.ts";
import { formatAmount, formatCount } from "#platform/web/format.ts";
import { FormFailure } from "#platform/web/forms/form-failure.tsx";
import { UnsureGate } from "#platform/web/forms/unsure-gate.tsx";
import { useAttempt } from "#platform/web/forms/use-attempt.ts";
import { formatPercent } from "#platform/web/language/format-figures.ts";
import { RouterButton } from "#platform/web/router-button.tsx";
import { useUser } from "#platform/web/session/session.ts";
import { failureText } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { Figures } from "#ui/data/figures.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Section } from "#ui/frame/section.tsx";
import { Row, Text } from "#ui/layout/layout.tsx";
import { unitCostText } from "./figures-text.ts";
import classes from "./purchase-import.module.css";
import { type DocumentPreview, sendDocument } from "./purchase-import-api.ts";
import { purchasePath } from "./purchase-path.ts";
import { reviewedLine } from "./review-line.ts";
import type { Imported } from "./saved-queue.ts";
import { type ImportedStock, StockChanges } from "./stock-changes.tsx";
import type { ImportQueueState, ReadDocument } from "./use-import-queue.ts";

/** Step 3: shows the effect of the import, its button, and then its result. */
export function ConfirmStep({ queue }: { queue: ImportQueueState }) {
  const t = useT();
  const { open } = queue;
  if (open?.imported) return <DoneStep queue={queue} document={open} imported={open.imported} />;
  if (open?.preview) return <Confirm queue={queue} document={open} preview={open.preview} />;
  return (
    <Section title={t("purchaseImport.steps.confirm")}>
      <p>{t("purchaseImport.review.no_document")}</p>
      <Text above={16}>
        <Button variant="default" onClick={() => queue.goTo("documents")}>
          {t("purchaseImport.review.to_documents")}
        </Button>
      </Text>
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
      <FormFailure message={failure?.known ? null : (failure?.message ?? null)} />
      {failure?.known ? <KnownPurchase purchase={failure.known} /> : null}
      <Row align="center" wrap gap={12} above={16}>
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
          ) : failure?.known?.mayBeAnother ? (
            <Button size="lg" busy={busy} onClick={() => void send("all", true)}>
              {t("purchaseImport.confirm.import_anyway")}
            </Button>
          ) : (
            <Button size="lg" busy={busy} onClick={() => void send("all")}>
              {t("purchaseImport.confirm.import")}
            </Button>
          )}
        </UnsureGate>
      </Row>
    </Section>
  );
}

/** Lists the stock changes of the ticked lines, each with its description in the document. */
function changesOf({ reviews }: ReadDocument, { items }: DocumentPreview): ImportedStock[] {
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

interface DoneStepProps {
  queue: ImportQueueState;
  document: ReadDocument;
  imported: Imported;
}

/** Shows the result of an import and the next steps. */
function DoneStep({ queue, document, imported }: DoneStepProps) {
  const t = useT();
  const user = useUser();
  const next = queue.documents.find(
    ({ key, state }) => key !== document.key && (state === "open" || state === "ready"),
  );
  return (
    <Section title={t("purchaseImport.done.title")}>
      <Text size="md" weight={600} role="status">
        {imported.message}
      </Text>
      <StockChanges effect={imported.effect} changes={imported.lines} />
      <div className={classes.notices}>
        <Rises imported={imported} currency={document.preview?.document.currency ?? user?.currency ?? ""} />
      </div>
      <Row align="center" wrap gap={12} above={16}>
        {next ? (
          <Button size="lg" onClick={() => queue.goTo("review", next.key)}>
            {t("purchaseImport.done.next")}
          </Button>
        ) : (
          <Button size="lg" onClick={() => queue.goTo("documents", null)}>
            {t("purchaseImport.done.more")}
          </Button>
        )}
        <RouterButton variant="default" size="lg" to={purchasePath(imported.id)}>
          {t("common.view_purchase")}
        </RouterButton>
      </Row>
    </Section>
  );
}

/** Lists ingredients that cost more than the last time, on the day when somebody can still ask why. */
function Rises({ imported: { priceRises }, currency }: { imported: Imported; currency: string }) {
  const t = useT();
  if (priceRises.length === 0) return null;
  return (
    <Notice tone="amber">
      <p>{t("purchaseImport.done.rises")}</p>
      <ul>
        {priceRises.map(({ id, title, unit, old_cost, new_cost, percent }) => (
          <li key={id}>
            {t("purchaseImport.done.rise", {
              title,
              unit: unitText(unit),
              before: unitCostText(old_cost, currency),
              now: unitCostText(new_cost, currency),
              percent: formatPercent(percent ?? 100),
            })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

interface Failure {
  readonly message: string;
  /** True for a credit note with goods that are partly used. */
  readonly isUsed: boolean;
  /** The purchase of the same paper. */
  readonly known: NamedPurchase | null;
}

/** Goods that go back with a credit note: all ticked ones, the part that is left, or none, so that only the document is stored. */
type Returned = "all" | "what_is_left" | "nothing";

/** Imports the open document; the others are previewed again afterwards, because their proposals may change. */
function useSendImport(queue: ImportQueueState, document: ReadDocument) {
  const client = useQueryClient();
  const attempt = useAttempt();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const lines =
    document.preview?.items.flatMap((line, index) => {
      const review = document.reviews[index];
      return (review && reviewedLine(line, review)) ?? [];
    }) ?? [];
  const [asked, setAsked] = useState<[Returned, boolean]>(["all", false]);
  const send = async (returned: Returned, despiteKnown = false) => {
    setBusy(true);
    setFailure(null);
    setAsked([returned, despiteKnown]);
    try {
      const takeWhatIsLeft = returned === "what_is_left";
      const taken = returned === "nothing" ? [] : lines;
      const sent = { text: document.text, lines: taken, takeWhatIsLeft, despiteKnown };
      queue.wasImported(
        document.key,
        await attempt.run([document.key, sent.lines, takeWhatIsLeft, despiteKnown], (id) =>
          sendDocument(sent, id),
        ),
      );
      void client.invalidateQueries({ queryKey: ["purchases"] });
      void client.invalidateQueries({ queryKey: ["inventory"] });
    } catch (error) {
      // Nobody knows whether it was imported: the request stays as it is, to be settled.
      if (isUnsure(error)) return;
      setFailure({
        message: failureText(error, "purchaseImport.confirm.failed"),
        isUsed: isApiError(error, "purchase_goods_used"),
        known: namedPurchase(error),
      });
      queue.readAgain(document.key);
    } finally {
      setBusy(false);
    }
  };
  return { lines, attempt, busy, failure, send, sendAgain: () => send(...asked) };
}
