import { createFileRoute } from "@tanstack/react-router";
import { UnsubscribeScreen } from "#reporting/reports/web/mail/leaving/unsubscribe-screen.tsx";

export const Route = createFileRoute("/report-mail/$token")({ component: LeaveMailRoute });

function LeaveMailRoute() {
  const { token } = Route.useParams();
  return <UnsubscribeScreen token={token} />;
}
