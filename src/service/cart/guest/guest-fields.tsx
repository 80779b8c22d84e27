import { useWords } from "#service/guest-menu/guest/page-context.ts";
import type { WireMenu } from "#service/guest-menu/guest/page-data.ts";
import { BuyerFields } from "./buyer-fields.tsx";
import { Field } from "./field.tsx";
import type { Guest } from "./use-guest.ts";

export type Way = "dinein" | "takeaway" | "delivery";

interface GuestFieldsProps {
  readonly store: WireMenu["storeSettings"];
  readonly way: Way;
  readonly onWay: (way: Way) => void;
  readonly guest: Guest;
  readonly onGuest: (guest: Guest) => void;
  /** What the server or the page found wrong, by the names of the wire. */
  readonly wrong: Readonly<Record<string, string>>;
}

/** Who orders and how they get it: at a table a first name, else name, phone and, to be brought, an address. */
export function GuestFields({ store, way, onWay, guest, onGuest, wrong }: GuestFieldsProps) {
  const t = useWords();
  const isAtTable = way === "dinein";
  const isBrought = way === "delivery";
  return (
    <div className="fields">
      {!isAtTable && <Ways store={store} way={way} onWay={onWay} />}
      <Field
        label={t(isAtTable ? "your_name" : "full_name")}
        value={guest.name}
        error={wrong["customer.name"]}
        autoComplete={isAtTable ? "given-name" : "name"}
        maxLength={isAtTable ? 40 : 80}
        onChange={(name) => onGuest({ ...guest, name })}
      />
      {!isAtTable && (
        <Field
          label={t("your_phone")}
          value={guest.phone}
          error={wrong["customer.phone"]}
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
          error={wrong.address}
          autoComplete="street-address"
          maxLength={200}
          onChange={(address) => onGuest({ ...guest, address })}
        />
      )}
      {!isAtTable && <Business guest={guest} onGuest={onGuest} wrong={wrong} />}
    </div>
  );
}

/** How they get it, where there is a choice. */
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

/** A business that needs a crédito fiscal says who it is. */
function Business({ guest, onGuest, wrong }: Pick<GuestFieldsProps, "guest" | "onGuest" | "wrong">) {
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
        <BuyerFields buyer={guest.buyer} wrong={wrong} onChange={(buyer) => onGuest({ ...guest, buyer })} />
      )}
    </>
  );
}
