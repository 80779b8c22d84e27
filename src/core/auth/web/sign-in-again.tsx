import { LaterPiece } from "#platform/web/later-piece.tsx";
import { useAwaitedPerson } from "#platform/web/session/regain-session.ts";

const load = () => import("./sign-in-again-dialog.tsx");

/** Over a screen whose person has lost their session while something typed is not saved; else nothing. */
export function SignInAgain() {
  const person = useAwaitedPerson();
  return person ? (
    <LaterPiece load={load}>{({ SignInAgainDialog }) => <SignInAgainDialog person={person} />}</LaterPiece>
  ) : null;
}
