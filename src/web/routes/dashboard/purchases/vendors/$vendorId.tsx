import { createFileRoute } from "@tanstack/react-router";
import type { VendorId } from "../../../../../domain/ids.ts";
import { VendorScreen } from "../../../../features/vendors/vendor-screen.tsx";

export const Route = createFileRoute("/dashboard/purchases/vendors/$vendorId")({ component: VendorRoute });

function VendorRoute() {
  const { vendorId } = Route.useParams();
  return <VendorScreen key={vendorId} vendorId={Number(vendorId) as VendorId} />;
}
