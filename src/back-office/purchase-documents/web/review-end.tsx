import { useT } from "#platform/web/use-t.ts";
import { toastUndo } from "#ui/feedback/toast.tsx";
import { Button } from "#ui/forms/button.tsx";
import classes from "./purchase-import.module.css";
import type { DocumentPreview } from "./purchase-import-api.ts";
import type { LineEdit } from "./review-line.ts";
import type { ImportQueueState, ReadDocument } from "./use-import-queue.ts";

interface ReviewEndProps {
  queue: ImportQueueState;
  document: ReadDocument;
  preview: DocumentPreview;
  onShowMissing: () => void;
}

/** On to the confirming, or what keeps from it. */
export function ReviewEnd(props: ReviewEndProps) {
  const { queue, document, preview } = props;
  const t = useT();
  const { toDo, state, reviews } = document;
  const isNothing = toDo === 0 && reviews.every(({ isIncluded }) => !isIncluded);
  return (
    <div className={classes.next}>
      {toDo > 0 ? <Missing {...props} /> : null}
      {isNothing ? (
        <p className={classes.said}>{t(`purchaseImport.review.nothing.${preview.document.effect}`)}</p>
      ) : null}
      <div className={classes.buttons}>
        <Button variant="default" size="lg" onClick={() => queue.goTo("documents")}>
          {t("purchaseImport.review.to_documents")}
        </Button>
        <Button size="lg" disabled={state !== "ready"} onClick={() => queue.goTo("confirm")}>
          {t("purchaseImport.review.next")}
        </Button>
      </div>
    </div>
  );
}

/** How many lines need something; of a vendor's first document most are new, and can be made so at once. */
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
      undoLabel: t("lists.undo"),
      onUndo: () => queue.editLines(document.key, new Map(made.map(([line]) => [line, { target: null }]))),
    });
  };
  return (
    <>
      <p className={classes.missing}>{t("purchaseImport.review.missing", { count: toDo })}</p>
      <div className={classes.buttons}>
        <Button variant="default" onClick={onShowMissing}>
          {t("purchaseImport.review.show_missing")}
        </Button>
        {unlinked.length > 1 ? (
          <Button variant="default" onClick={makeNew}>
            {t("purchaseImport.review.make_new", { count: unlinked.length })}
          </Button>
        ) : null}
      </div>
    </>
  );
}
