import { useState } from "react";
import { FormFailure } from "#platform/web/forms/form-failure.tsx";
import { useT } from "#platform/web/use-t.ts";
import { FailureState } from "#ui/feedback/failure-state.tsx";
import { TableSkeleton } from "#ui/feedback/table-skeleton.tsx";
import { toastUndo } from "#ui/feedback/toast.tsx";
import { Button } from "#ui/forms/button.tsx";
import { FormFooter } from "#ui/forms/form-footer.tsx";
import { SegmentedFilter } from "#ui/forms/segmented-filter.tsx";
import { Section } from "#ui/frame/section.tsx";
import { Box, Muted, Row, Text } from "#ui/layout/layout.tsx";
import { PurchaseDocumentFacts } from "./document-facts.tsx";
import classes from "./purchase-import.module.css";
import type { DocumentPreview } from "./purchase-import-api.ts";
import type { LineEdit, LineReview } from "./review-line.ts";
import { ReviewLine } from "./review-line-card.tsx";
import type { ImportQueueState, ReadDocument } from "./use-import-queue.ts";

/** Lines drawn at once; a document may have two thousand. */
const SHOWN = 50;

const shows = ["all", "to_do", "left_out"] as const;
type Show = (typeof shows)[number];

/** Step 2: asks for the ingredient, quantity and unit of each line. */
export function ReviewStep({ queue }: { queue: ImportQueueState }) {
  const t = useT();
  const { open } = queue;
  if (open?.preview) return <Review queue={queue} document={open} preview={open.preview} />;
  return (
    <Section title={t("purchaseImport.steps.review")}>
      {open === null ? <p>{t("purchaseImport.review.no_document")}</p> : null}
      {open !== null && open.failure === null ? (
        <TableSkeleton label={t("purchaseImport.review.reading")} columns={4} rows={6} />
      ) : null}
      {open === null || open.failure === null ? null : <Failed document={open} failure={open.failure} />}
      <Text above={16}>
        <Button variant="default" onClick={() => queue.goTo("documents")}>
          {t("purchaseImport.review.to_documents")}
        </Button>
      </Text>
    </Section>
  );
}

/** Says why a document cannot be read, and offers another attempt if that may help. */
function Failed({ document, failure }: { document: ReadDocument; failure: string }) {
  if (document.mayReadAgain) return <FailureState reason={failure} onRetry={document.readAgain} />;
  return <FormFailure message={failure} />;
}

interface ReviewProps {
  queue: ImportQueueState;
  document: ReadDocument;
  preview: DocumentPreview;
}

interface ShownLine {
  readonly line: DocumentPreview["items"][number];
  readonly review: LineReview;
}

const isAffected: Readonly<Record<Show, (line: ShownLine) => boolean>> = {
  all: () => true,
  to_do: ({ review }) => review.problem !== null,
  left_out: ({ review }) => !review.isIncluded,
};

/** Returns the lines of a view. A corrected line stays visible until another view is chosen. */
function useShownLines({ reviews }: ReadDocument, { items }: DocumentPreview) {
  const [show, setShow] = useState<Show>("all");
  const [most, setMost] = useState(SHOWN);
  const [listed, setListed] = useState<ReadonlySet<number> | null>(null);
  const lines = items.flatMap((line, index): ShownLine[] => {
    const review = reviews[index];
    return review ? [{ line, review }] : [];
  });
  const chosen = listed === null ? lines : lines.filter(({ line }) => listed.has(line.line));
  return {
    show,
    count: (view: Show) => lines.filter(isAffected[view]).length,
    choose: (view: Show) => {
      setShow(view);
      setMost(SHOWN);
      setListed(view === "all" ? null : new Set(lines.filter(isAffected[view]).map(({ line }) => line.line)));
    },
    shown: chosen.slice(0, most),
    more: Math.max(chosen.length - most, 0),
    showMore: () => setMost(most + SHOWN),
  };
}

function Review({ queue, document, preview }: ReviewProps) {
  const t = useT();
  const { show, count, choose, shown, more, showMore } = useShownLines(document, preview);
  return (
    <>
      <PurchaseDocumentFacts preview={preview} />
      {preview.document.effect === "takes_back" ? (
        <ReturnChoice
          isPriceOnly={document.isPriceOnly ?? false}
          onChange={(isPriceOnly) => queue.setPriceOnly(document.key, isPriceOnly)}
        />
      ) : null}
      <Section title={t("purchaseImport.review.show")}>
        <SegmentedFilter<Show>
          label={t("purchaseImport.review.show")}
          layout="tight"
          value={show}
          onChange={choose}
          options={shows.map((value) => ({
            value,
            label: t(`purchaseImport.review.${value}`),
            count: count(value),
          }))}
        />
        {shown.length === 0 ? (
          <Muted above={8} lines="anywhere">
            {t("purchaseImport.review.none")}
          </Muted>
        ) : null}
        <ul className={classes.lines}>
          {shown.map(({ line, review }) => (
            <ReviewLine
              key={line.line}
              line={line}
              review={review}
              edit={document.edits[line.line] ?? {}}
              document={preview.document}
              isLocked={document.isPriceOnly}
              onEdit={(edit) => queue.editLine(document.key, line.line, edit)}
            />
          ))}
        </ul>
        {more > 0 ? (
          <Button variant="default" onClick={showMore}>
            {t("purchaseImport.review.more", { count: Math.min(more, SHOWN) })}
          </Button>
        ) : null}
        <ReviewEnd
          queue={queue}
          document={document}
          preview={preview}
          onShowMissing={() => choose("to_do")}
        />
      </Section>
    </>
  );
}

const choices = ["goods", "price"] as const;

interface ReturnChoiceProps {
  isPriceOnly: boolean;
  onChange: (isPriceOnly: boolean) => void;
}

/** Asks whether a credit note returns goods or only lowers the price. */
function ReturnChoice({ isPriceOnly, onChange }: ReturnChoiceProps) {
  const t = useT();
  const chosen = isPriceOnly ? "price" : "goods";
  return (
    <Section title={t("purchaseImport.returned.title")}>
      <SegmentedFilter<(typeof choices)[number]>
        label={t("purchaseImport.returned.title")}
        layout="wrap"
        value={chosen}
        onChange={(value) => onChange(value === "price")}
        options={choices.map((value) => ({ value, label: t(`purchaseImport.returned.${value}`) }))}
      />
      <Muted above={8} lines="anywhere">
        {t(`purchaseImport.returned.${chosen}_hint`)}
      </Muted>
    </Section>
  );
}

interface ReviewEndProps {
  queue: ImportQueueState;
  document: ReadDocument;
  preview: DocumentPreview;
  onShowMissing: () => void;
}

/** Leads to the last step, or shows what is missing. */
function ReviewEnd(props: ReviewEndProps) {
  const { queue, document, preview } = props;
  const t = useT();
  const { toDo, state, reviews } = document;
  const isNothing = toDo === 0 && reviews.every(({ isIncluded }) => !isIncluded);
  return (
    <>
      <Box above={16} below={16}>
        {toDo > 0 ? <Missing {...props} /> : null}
        {isNothing ? (
          <Muted above={8} lines="anywhere">
            {t(`purchaseImport.review.nothing.${preview.document.effect}`)}
          </Muted>
        ) : null}
      </Box>
      <FormFooter>
        <Button variant="default" size="lg" onClick={() => queue.goTo("documents")}>
          {t("purchaseImport.review.to_documents")}
        </Button>
        <Button size="lg" disabled={state !== "ready"} onClick={() => queue.goTo("confirm")}>
          {t("common.continue")}
        </Button>
      </FormFooter>
    </>
  );
}

/** Counts the lines that need something; the many new lines of a vendor's first document can become ingredients at once. */
function Missing({ queue, document, preview, onShowMissing }: ReviewEndProps) {
  const t = useT();
  const { toDo, reviews } = document;
  const unlinked = preview.items.filter((_, index) => reviews[index]?.problem === "not_linked");
  const makeNew = () => {
    const made = unlinked.map(({ line, title, newUnit: unit }): [number, LineEdit] => [
      line,
      { target: { kind: "new", title, unit } },
    ]);
    queue.editLines(document.key, new Map(made));
    toastUndo({
      message: t("purchaseImport.review.made_new", { count: made.length }),
      undoLabel: t("common.undo"),
      onUndo: () => queue.editLines(document.key, new Map(made.map(([line]) => [line, { target: null }]))),
    });
  };
  return (
    <>
      <Text tone="red" weight={600}>
        {t("purchaseImport.review.missing", { count: toDo })}
      </Text>
      <Row align="center" wrap gap={12} above={16}>
        <Button variant="default" onClick={onShowMissing}>
          {t("purchaseImport.review.show_missing")}
        </Button>
        {unlinked.length > 1 ? (
          <Button variant="default" onClick={makeNew}>
            {t("purchaseImport.review.make_new", { count: unlinked.length })}
          </Button>
        ) : null}
      </Row>
    </>
  );
}
