import { createFileRoute } from "@tanstack/react-router";
import { PublicDocumentScreen } from "#tax/tax-delivery/web/public-document-screen.tsx";

export const Route = createFileRoute("/d/$code")({ component: PublicDocumentRoute });

function PublicDocumentRoute() {
  const { code } = Route.useParams();
  return <PublicDocumentScreen code={code} />;
}
