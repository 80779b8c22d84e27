import { lazy, Suspense, useCallback, useState } from "react";
import { readStored } from "#platform/web/stored.ts";
import { SignInScreen } from "./sign-in-screen.tsx";

const LockScreen = lazy(() =>
  import("#core/shared-tills/web/public.ts").then((module) => ({ default: module.LockScreen })),
);

/** The way in: by password, and where several people share the till by PIN. */
export function SignInDoor() {
  const [byPin, setByPin] = useState(readStored("shared_till") !== null);
  const onPassword = useCallback(() => setByPin(false), []);
  return byPin ? (
    <Suspense>
      <LockScreen onPassword={onPassword} />
    </Suspense>
  ) : (
    <SignInScreen />
  );
}
