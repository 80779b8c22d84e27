import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import { passwordSearch } from "../features/auth/password-door.ts";
import { ResetPasswordScreen } from "../features/auth/reset-password-screen.tsx";

export const Route = createFileRoute("/reset-password")({
  validateSearch: passwordSearch.extend({ token: z.coerce.string().optional() }),
  component: ResetPasswordRoute,
});

function ResetPasswordRoute() {
  const { token, at } = Route.useSearch();
  return <ResetPasswordScreen token={token} at={at} />;
}
