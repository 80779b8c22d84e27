import { showError } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { Button } from "#ui/forms/button.tsx";
import { useCompareMonth } from "./tax-books-api.ts";

/** Compares a month now, for who mended something and does not wait for the night. */
export function CompareButton({ month }: { month: string }) {
  const t = useT();
  const compare = useCompareMonth();
  return (
    <Button
      variant="default"
      busy={compare.isPending}
      onClick={() =>
        compare.mutate(month, { onSuccess: ({ message }) => toastSuccess(message), onError: showError })
      }
    >
      {t("taxBooks.closing.compare")}
    </Button>
  );
}
