import type { StoredUser } from "#platform/web/session/session.ts";
import { LaterPiece } from "#ui/later-piece.tsx";

const loadToast = () => import("./wish-toast.tsx");

/** Shows a toast on any screen when a table calls or requests the bill; its code loads after the frame. */
export function TableWishToast({ user }: { user: StoredUser }) {
  return <LaterPiece load={loadToast}>{({ WishToast }) => <WishToast user={user} />}</LaterPiece>;
}
