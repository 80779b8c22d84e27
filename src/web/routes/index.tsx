import { createFileRoute } from "@tanstack/react-router";
import { SignInDoor } from "../features/auth/sign-in-door.tsx";
import { signInSearch, skipWhenSignedIn } from "../platform/session/guards.ts";

export const Route = createFileRoute("/")({
  validateSearch: signInSearch,
  beforeLoad: skipWhenSignedIn,
  component: SignInDoor,
});
