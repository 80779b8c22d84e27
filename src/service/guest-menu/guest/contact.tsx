import type { WireMenu } from "./page-data.ts";

/** Returns the address that dials a telephone. */
export const phoneLink = (phone: string) => `tel:${phone.replace(/[^+\d]/g, "")}`;

/** Returns the address of a map: phones offer their own for it. */
export const wayTo = (address: string) =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: "1", query: address })}`;

/** Says in full how the restaurant is reached: below the menu, and in the sheet of the restaurant. */
export function Contact({ store: { address, phone, email } }: { store: WireMenu["storeSettings"] }) {
  return (
    <address className="contact">
      {address && (
        <a href={wayTo(address)} target="_blank" rel="noreferrer">
          <bdi>{address}</bdi>
        </a>
      )}
      {phone && (
        <a href={phoneLink(phone)}>
          <bdi>{phone}</bdi>
        </a>
      )}
      {email && (
        <a href={`mailto:${email}`}>
          <bdi>{email}</bdi>
        </a>
      )}
    </address>
  );
}
