import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { isApiError, isUnsure } from "#platform/web/api-error.ts";
import { useAttempt } from "#platform/web/forms/use-attempt.ts";
import { failureText } from "#platform/web/show-error.ts";
import { sendDocument } from "./purchase-import-api.ts";
import { reviewedLine } from "./review-line.ts";
import type { ImportQueueState, ReadDocument } from "./use-import-queue.ts";

interface Failure {
  readonly message: string;
  /** Of a credit note: some of the goods are used. */
  readonly isUsed: boolean;
}

/** Of a credit note, what goes back: all that is ticked, what is left of it, or nothing, so that only the paper is kept. */
export type Returned = "all" | "what_is_left" | "nothing";

/** Imports the open document; what others propose is asked for anew afterwards, for it follows from what is known now. */
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
  const [asked, setAsked] = useState<Returned>("all");
  const send = async (returned: Returned) => {
    setBusy(true);
    setFailure(null);
    setAsked(returned);
    try {
      const takeWhatIsLeft = returned === "what_is_left";
      const sent = { text: document.text, lines: returned === "nothing" ? [] : lines, takeWhatIsLeft };
      queue.wasImported(
        document.key,
        await attempt.run([document.key, sent.lines, takeWhatIsLeft], (id) => sendDocument(sent, id)),
      );
      void client.invalidateQueries({ queryKey: ["purchases"] });
      void client.invalidateQueries({ queryKey: ["inventory"] });
    } catch (error) {
      // Nobody knows whether it was imported: what was sent stays as it is, to be asked about again.
      if (isUnsure(error)) return;
      setFailure({
        message: failureText(error, "purchaseImport.confirm.failed"),
        isUsed: isApiError(error, "purchase_goods_used"),
      });
      queue.readAgain(document.key);
    } finally {
      setBusy(false);
    }
  };
  return { lines, attempt, busy, failure, send, sendAgain: () => send(asked) };
}
