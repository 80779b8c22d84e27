import { useAwaitedPerson } from "#platform/web/session/regain-session.ts";
import { LaterPiece } from "#ui/later-piece.tsx";

const load = () => import("./sign-in-again-dialog.tsx");

/** Dialog over a screen with unsaved input whose session has ended; else nothing. */
export function SignInAgain() {
  const person = useAwaitedPerson();
  return person ? (
    <LaterPiece load={load}>{({ SignInAgainDialog }) => <SignInAgainDialog person={person} />}</LaterPiece>
  ) : null;
}
