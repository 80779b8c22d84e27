import { ScreenPath } from "#platform/web/frame/screen-path.tsx";
import { useMayDo, useUser } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { Row } from "#ui/layout/layout.tsx";
import { MenuPicture } from "#ui/pictures/menu-picture.tsx";
import { ConfirmStep } from "./confirm-step.tsx";
import { DocumentsStep } from "./documents-step.tsx";
import classes from "./purchase-import.module.css";
import { ReviewStep } from "./review-step.tsx";
import { importSteps } from "./saved-queue.ts";
import { type ImportQueueState, useImportQueue } from "./use-import-queue.ts";

/** /dashboard/purchases/import: suppliers' documents become purchases after a review. */
export function PurchaseImportScreen() {
  const t = useT();
  const user = useUser();
  const mayDo = useMayDo();
  return (
    <>
      <ScreenPath through={["purchases"]} here={t("screens.purchasesImport")} />
      <PageHeader title={t("screens.purchasesImport")} />
      {user && mayDo("purchase.record") ? (
        <PurchaseImport userId={user.user_id ?? 0} />
      ) : (
        <EmptyState picture={<MenuPicture />} message={t("purchaseImport.no_right")} />
      )}
    </>
  );
}

function PurchaseImport({ userId }: { userId: number }) {
  const queue = useImportQueue(userId);
  const { step, open } = queue;
  return (
    <>
      <Steps queue={queue} />
      {step === "documents" ? <DocumentsStep queue={queue} /> : null}
      {step === "review" ? <ReviewStep key={open?.key} queue={queue} /> : null}
      {step === "confirm" ? <ConfirmStep key={open?.key} queue={queue} /> : null}
    </>
  );
}

/** Shows the current step; a reachable step is a button. */
function Steps({ queue: { step, open, goTo } }: { queue: ImportQueueState }) {
  const t = useT();
  const canGo = {
    documents: true,
    review: open !== null && open.imported === null,
    confirm: open !== null && (open.imported !== null || open.state === "ready"),
  };
  return (
    <Row as="ol" wrap gap={8} below={16} aria-label={t("purchaseImport.steps.label")}>
      {importSteps.map((each) => (
        <li key={each}>
          <button
            type="button"
            className={classes.step}
            aria-current={each === step ? "step" : undefined}
            disabled={each !== step && !canGo[each]}
            onClick={() => goTo(each)}
          >
            {t(`purchaseImport.steps.${each}`)}
          </button>
        </li>
      ))}
    </Row>
  );
}
