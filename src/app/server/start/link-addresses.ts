import type { Deps } from "#platform/server/deps.ts";
import type { installLinkPages } from "#service/guest-menu/server/link-pages.ts";
import { readGuestReservation } from "#service/reservations/server/guests/guest-reservation.ts";
import { readPublicDocument } from "#tax/tax-delivery/server/guests/public-document.ts";

type LinkAddresses = Parameters<typeof installLinkPages>[2];

/** Returns the pages behind links that guests are sent, each with the feature that reads what it shows. */
export const linkAddresses = (deps: Pick<Deps, "db" | "mailer" | "clock">): LinkAddresses => [
  { kind: "document", path: "/d/", read: (code) => readPublicDocument(deps, code) },
  {
    kind: "reservation",
    path: "/r/",
    read: (code) => readGuestReservation(deps, { now: deps.clock() }, code),
  },
];
