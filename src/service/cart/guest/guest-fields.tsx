import { LaterPart } from "#service/guest-menu/guest/later-part.tsx";
import { useWords } from "#service/guest-menu/guest/page-context.ts";
import type { WireMenu } from "#service/guest-menu/guest/page-data.ts";
import { Field } from "./field.tsx";
import { buyerFields } from "./later-buyer-fields.ts";
import type { Guest } from "./use-guest.ts";

export type Way = "dinein" | "takeaway" | "delivery";

interface GuestFieldsProps {
  readonly store: WireMenu["storeSettings"];
  readonly way: Way;
  readonly onWay: (way: Way) => void;
  readonly guest: Guest;
  readonly onGuest: (guest: Guest) => void;
  /** Errors from the server or the page, by the field names of the API. */
  readonly fieldErrors: Readonly<Record<string, string>>;
}

/** Fields of the guest: at a table a first name, otherwise name and phone, and for delivery an address. */
export function GuestFields({ store, way, onWay, guest, onGuest, fieldErrors }: GuestFieldsProps) {
  const t = useWords();
  const isAtTable = way === "dinein";
  const isBrought = way === "delivery";
  return (
    <div className="fields">
      {!isAtTable && <Ways store={store} way={way} onWay={onWay} />}
      <Field
        label={t(isAtTable ? "your_name" : "full_name")}
        value={guest.name}
        error={fieldErrors["customer.name"]}
        autoComplete={isAtTable ? "given-name" : "name"}
        maxLength={isAtTable ? 40 : 80}
        onChange={(name) => onGuest({ ...guest, name })}
      />
      {!isAtTable && (
        <Field
          label={t("your_phone")}
          value={guest.phone}
          error={fieldErrors["customer.phone"]}
          type="tel"
          autoComplete="tel"
          maxLength={40}
          onChange={(phone) => onGuest({ ...guest, phone })}
        />
      )}
      {isBrought && (
        <Field
          label={t("delivery_address")}
          value={guest.address}
          error={fieldErrors.address}
          autoComplete="street-address"
          maxLength={200}
          onChange={(address) => onGuest({ ...guest, address })}
        />
      )}
      {!isAtTable && <Business guest={guest} onGuest={onGuest} fieldErrors={fieldErrors} />}
    </div>
  );
}

/** Lets the guest choose between takeaway and delivery if both are possible. */
function Ways({ store, way, onWay }: Pick<GuestFieldsProps, "store" | "way" | "onWay">) {
  const t = useWords();
  const isChoice = store.is_takeaway_enabled && store.is_delivery_enabled;
  if (!isChoice) return null;
  return (
    <fieldset className="choices">
      <legend>{t("how")}</legend>
      {(["takeaway", "delivery"] as const).map((each) => (
        <label key={each} className="choice">
          <input
            className="tick"
            type="radio"
            name="way"
            checked={way === each}
            onChange={() => onWay(each)}
          />
          {t(each)}
        </label>
      ))}
    </fieldset>
  );
}

/** Lets a business that needs a crédito fiscal enter its details. */
function Business({
  guest,
  onGuest,
  fieldErrors,
}: Pick<GuestFieldsProps, "guest" | "onGuest" | "fieldErrors">) {
  const t = useWords();
  return (
    <>
      <label className="choice">
        <input
          className="tick"
          type="checkbox"
          checked={guest.isBusiness}
          onChange={(event) => onGuest({ ...guest, isBusiness: event.target.checked })}
        />
        {t("credit_fiscal")}
      </label>
      {guest.isBusiness && (
        <LaterPart
          load={buyerFields}
          props={{
            buyer: guest.buyer,
            fieldErrors,
            onChange: (buyer: Guest["buyer"]) => onGuest({ ...guest, buyer }),
          }}
        />
      )}
    </>
  );
}
