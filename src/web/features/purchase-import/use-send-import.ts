import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { isApiError, isUnsure } from "../../platform/api-error.ts";
import { useAttempt } from "../../platform/forms/use-attempt.ts";
import { failureText } from "../../platform/show-error.ts";
import { sendDocument } from "./purchase-import-api.ts";
import { reviewedLine } from "./review-line.ts";
import type { ImportQueueState, ReadDocument } from "./use-import-queue.ts";

interface Failure {
  readonly message: string;
  /** Of a credit note: some of the goods are used. */
  readonly isUsed: boolean;
}

/** Imports the open document; what the others propose is asked for anew afterwards, for it follows from what is known now. */
export function useSendImport(queue: ImportQueueState, document: ReadDocument) {
  const client = useQueryClient();
  const attempt = useAttempt();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const lines =
    document.preview?.items.flatMap((line, index) => {
      const review = document.reviews[index];
      return (review && reviewedLine(line, review)) ?? [];
    }) ?? [];
  const send = async (takeWhatIsLeft: boolean) => {
    setBusy(true);
    setFailure(null);
    try {
      const asked = { text: document.text, lines, takeWhatIsLeft };
      queue.wasImported(
        document.key,
        await attempt.run([document.key, lines, takeWhatIsLeft], (id) => sendDocument(asked, id)),
      );
      void client.invalidateQueries({ queryKey: ["purchases"] });
      void client.invalidateQueries({ queryKey: ["inventory"] });
      queue.readAllAgain();
    } catch (error) {
      // Nobody knows whether it was imported: what was sent stays as it is, to be asked about again.
      if (isUnsure(error)) return;
      setFailure({
        message: failureText(error, "purchaseImport.confirm.failed"),
        isUsed: isApiError(error, "purchase_goods_used"),
      });
      queue.readAllAgain();
    } finally {
      setBusy(false);
    }
  };
  return { lines, attempt, busy, failure, send };
}
