import { type FormEvent, useRef, useState } from "react";
import type { VisitOpening } from "#core/settings/domain/visit-opening.ts";
import { westernDigits } from "#platform/domain/text/western-digits.ts";
import { Field } from "#service/cart/guest/field.tsx";
import { useGuest } from "#service/cart/guest/use-guest.ts";
import { Refusal } from "#service/guest-menu/guest/api.ts";
import { useWords } from "#service/guest-menu/guest/page-context.ts";
import { refusalText } from "#service/guest-menu/guest/refusal-text.ts";
import { Sheet } from "#service/guest-menu/guest/sheet.tsx";
import { FIRST_NAME_MAX } from "../domain/visit.ts";
import type { Visit } from "./use-visit.ts";

interface JoinSheetProps {
  readonly visit: Visit;
  readonly opening: VisitOpening;
  readonly onClose: () => void;
}

/** Asks for a first name, and for the table's PIN where one is needed. */
export function JoinSheet({ visit, opening, onClose }: JoinSheetProps) {
  const t = useWords();
  const closing = useRef(() => {});
  const [guest, setGuest] = useGuest();
  const [pin, setPin] = useState("");
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});
  const [isBusy, setBusy] = useState(false);
  const needsPin = opening === "pin";
  const join = async () => {
    setBusy(true);
    const found = await joining(visit, { name: guest.name, pin }, t);
    setBusy(false);
    setWrong(found);
    if (Object.keys(found).length === 0) closing.current();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = typedErrors({ name: guest.name, pin, needsPin }, t);
    setWrong(found);
    if (Object.keys(found).length === 0) void join();
  };
  return (
    <Sheet title={t("join")} closing={closing} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <p>{t("join_help")}</p>
        <Field
          label={t("your_name")}
          value={guest.name}
          error={wrong.name}
          autoComplete="given-name"
          maxLength={FIRST_NAME_MAX}
          onChange={(name) => setGuest({ ...guest, name })}
        />
        <Field
          label={t(needsPin ? "pin" : "pin_optional")}
          value={pin}
          error={wrong.pin}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={4}
          onChange={setPin}
        />
        <p className="wrong" role="alert">
          {wrong.general}
        </p>
        <button type="submit" className="button" disabled={isBusy}>
          {t("join")}
        </button>
      </form>
    </Sheet>
  );
}

/** Asks to join; returns the errors by field, or nothing. */
async function joining(
  visit: Visit,
  { name, pin }: { readonly name: string; readonly pin: string },
  t: ReturnType<typeof useWords>,
): Promise<Readonly<Record<string, string>>> {
  try {
    await visit.join(name.trim().slice(0, FIRST_NAME_MAX), pin === "" ? null : pin);
    return {};
  } catch (error) {
    const isOfPin = error instanceof Refusal && error.code.startsWith("visit_pin");
    return { [isOfPin ? "pin" : "general"]: refusalText(error, t) };
  }
}

interface Typed {
  readonly name: string;
  readonly pin: string;
  readonly needsPin: boolean;
}

/** Returns the errors of the typed values, by field. */
function typedErrors(
  { name, pin, needsPin }: Typed,
  t: ReturnType<typeof useWords>,
): Readonly<Record<string, string>> {
  const isPinWrong = pin === "" ? needsPin : !/^[0-9]{4}$/.test(westernDigits(pin));
  return {
    ...(name.trim() === "" && { name: t("err_guest_name_required") }),
    ...(isPinWrong && { pin: t(pin === "" ? "err_visit_pin_required" : "err_visit_pin_wrong") }),
  };
}
