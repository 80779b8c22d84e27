export { isAwaited, lookOf, ReservationBadges } from "./attendance-look.tsx";
