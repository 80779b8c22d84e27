import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import { ResetPasswordScreen } from "../features/auth/reset-password-screen.tsx";

export const Route = createFileRoute("/reset-password")({
  validateSearch: z.object({ token: z.coerce.string().optional() }),
  component: ResetPasswordRoute,
});

function ResetPasswordRoute() {
  const { token } = Route.useSearch();
  return <ResetPasswordScreen token={token} />;
}
