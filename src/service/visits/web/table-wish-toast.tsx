import { LaterPiece } from "#platform/web/later-piece.tsx";
import type { StoredUser } from "#platform/web/session/session.ts";

const loadToast = () => import("./wish-toast.tsx");

/** A word on any screen when a table calls or asks for the bill; its code comes after the frame. */
export function TableWishToast({ user }: { user: StoredUser }) {
  return <LaterPiece load={loadToast}>{({ WishToast }) => <WishToast user={user} />}</LaterPiece>;
}
