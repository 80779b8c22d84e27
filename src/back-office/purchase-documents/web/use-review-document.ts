import { useNavigate } from "@tanstack/react-router";
import { mayDo } from "#platform/domain/access/actions.ts";
import { screens } from "#platform/domain/access/screens.ts";
import { clientUuid } from "#platform/web/client-uuid.ts";
import { actorOf, useUser } from "#platform/web/session/session.ts";
import { keepQueue, readKeptQueue } from "./kept-queue.ts";
import type { PickedText } from "./read-picked-files.ts";

/**
 * Puts a document that another screen made on this person's list and shows its review, from which it becomes a purchase; null for
 * whoever records none.
 */
export function useReviewDocument(): ((picked: PickedText) => void) | null {
  const user = useUser();
  const navigate = useNavigate();
  if (user === null || !mayDo(actorOf(user), "purchase.record")) return null;
  return ({ name, text }) => {
    const userId = user.user_id ?? 0;
    const before = readKeptQueue(userId);
    const key = clientUuid();
    const documents = [...before.documents, { key, name, text, edits: {}, imported: null }];
    keepQueue(userId, { ...before, documents, step: "review", open: key }, before);
    void navigate({ to: screens.purchasesImport.path });
  };
}
