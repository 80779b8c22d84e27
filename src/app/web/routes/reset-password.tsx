import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import { ResetPasswordScreen } from "#core/auth/web/password-screens.tsx";

export const Route = createFileRoute("/reset-password")({
  validateSearch: z.object({ token: z.coerce.string().optional(), at: z.string().optional() }),
  component: ResetPasswordRoute,
});

function ResetPasswordRoute() {
  const { token, at } = Route.useSearch();
  return <ResetPasswordScreen token={token} at={at} />;
}
