import { createFileRoute } from "@tanstack/react-router";
import { GuestMenuScreen } from "../features/guest-menu/guest-menu-screen.tsx";

export const Route = createFileRoute("/m/$qrcode")({ component: GuestMenuRoute });

function GuestMenuRoute() {
  const { qrcode } = Route.useParams();
  return <GuestMenuScreen qrcode={qrcode} />;
}
