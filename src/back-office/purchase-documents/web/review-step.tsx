import { useState } from "react";
import { FormFailure } from "#platform/web/forms/form-failure.tsx";
import { useT } from "#platform/web/use-t.ts";
import { FailureState } from "#ui/feedback/failure-state.tsx";
import { TableSkeleton } from "#ui/feedback/table-skeleton.tsx";
import { Button } from "#ui/forms/button.tsx";
import { SegmentedFilter } from "#ui/forms/segmented-filter.tsx";
import { Section } from "#ui/frame/section.tsx";
import { DocumentFacts } from "./document-facts.tsx";
import classes from "./purchase-import.module.css";
import type { DocumentPreview } from "./purchase-import-api.ts";
import { ReturnChoice } from "./return-choice.tsx";
import { ReviewEnd } from "./review-end.tsx";
import type { LineReview } from "./review-line.ts";
import { ReviewLine } from "./review-line-card.tsx";
import type { ImportQueueState, ReadDocument } from "./use-import-queue.ts";

/** Lines drawn at once: a document may have two thousand. */
const SHOWN = 50;

const shows = ["all", "to_do", "left_out"] as const;
type Show = (typeof shows)[number];

/** Step 2: each line with the ingredient it is, what came of it and in which unit. */
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
      <p className={classes.back}>
        <Button variant="default" onClick={() => queue.goTo("documents")}>
          {t("purchaseImport.review.to_documents")}
        </Button>
      </p>
    </Section>
  );
}

/** Why it cannot be read; asked again where that may help. */
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

const isMeant: Readonly<Record<Show, (line: ShownLine) => boolean>> = {
  all: () => true,
  to_do: ({ review }) => review.problem !== null,
  left_out: ({ review }) => !review.isIncluded,
};

/** The lines of a view. What is mended stays in sight until another view is chosen. */
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
    count: (view: Show) => lines.filter(isMeant[view]).length,
    choose: (view: Show) => {
      setShow(view);
      setMost(SHOWN);
      setListed(view === "all" ? null : new Set(lines.filter(isMeant[view]).map(({ line }) => line.line)));
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
      <DocumentFacts preview={preview} />
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
        {shown.length === 0 ? <p className={classes.said}>{t("purchaseImport.review.none")}</p> : null}
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
