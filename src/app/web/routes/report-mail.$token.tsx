import { createFileRoute } from "@tanstack/react-router";
import { LeaveMailScreen } from "#reporting/reports/web/mail/leaving/leave-mail-screen.tsx";

export const Route = createFileRoute("/report-mail/$token")({ component: LeaveMailRoute });

function LeaveMailRoute() {
  const { token } = Route.useParams();
  return <LeaveMailScreen token={token} />;
}
