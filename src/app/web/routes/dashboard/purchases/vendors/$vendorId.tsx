import { createFileRoute } from "@tanstack/react-router";
import { VendorScreen } from "#back-office/purchases/web/vendors/vendor-screen.tsx";
import type { VendorId } from "#platform/domain/ids.ts";

export const Route = createFileRoute("/dashboard/purchases/vendors/$vendorId")({ component: VendorRoute });

function VendorRoute() {
  const { vendorId } = Route.useParams();
  return <VendorScreen key={vendorId} vendorId={Number(vendorId) as VendorId} />;
}
