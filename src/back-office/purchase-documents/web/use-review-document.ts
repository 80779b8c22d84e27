import { useNavigate } from "@tanstack/react-router";
import { screens } from "#platform/domain/access/screens.ts";
import { clientUuid } from "#platform/web/client-uuid.ts";
import { useMayDo, useUser } from "#platform/web/session/session.ts";
import type { PickedText } from "./read-picked-files.ts";
import { readStoredQueue, storeQueue } from "./saved-queue.ts";

/**
 * Returns a function that puts a document of another screen into this person's queue and opens its review; null for people who
 * may not record purchases.
 */
export function useReviewDocument(): ((picked: PickedText) => void) | null {
  const user = useUser();
  const mayDo = useMayDo();
  const navigate = useNavigate();
  if (user === null || !mayDo("purchase.record")) return null;
  return ({ name, text }) => {
    const userId = user.user_id ?? 0;
    const before = readStoredQueue(userId);
    const key = clientUuid();
    const documents = [...before.documents, { key, name, text, edits: {}, imported: null }];
    storeQueue(userId, { ...before, documents, step: "review", open: key }, before);
    void navigate({ to: screens.purchasesImport.path });
  };
}
