import { type FormEvent, useEffect, useState } from "react";
import { withoutControls } from "#platform/domain/text/visible-text.ts";
import { isLanguage } from "#platform/words/languages.ts";
import { useGuest } from "#service/cart/guest/use-guest.ts";
import { ask, menuPath } from "#service/guest-menu/guest/api.ts";
import { usePage, useWords } from "#service/guest-menu/guest/page-context.ts";
import type { giveFeedback } from "../contract/guest-feedback.ts";
import type { Answers } from "./details-step.tsx";
import { keepThanks } from "./kept-thanks.ts";
import { type Wrong, wrongOf } from "./wrong-of.ts";

/** Sending: what is wrong with it by field, and the page that thanks in place of this one once it has arrived. */
export function useSendFeedback({ ratings, email, birthdate, remarks }: Answers) {
  const t = useWords();
  const { qrcode, locator, language } = usePage();
  const [guest] = useGuest();
  const [wrong, setWrong] = useState<Wrong>({});
  const [isBusy, setBusy] = useState(false);
  const [references, setReferences] = useState<{ _ref: string | null; _cref: string | null }>({
    _ref: null,
    _cref: null,
  });
  useEffect(() => {
    const query = new URLSearchParams(location.search);
    setReferences({ _ref: query.get("_ref"), _cref: query.get("_cref") });
  }, []);
  const isKnown = references._cref !== null;
  const send = async () => {
    setBusy(true);
    try {
      const { message, review_url } = await ask<typeof giveFeedback>(menuPath(qrcode, "feedback"), {
        method: "POST",
        body: {
          ...ratings,
          ...references,
          tableId: locator,
          email: plain(email),
          birthdate: birthdate === "" ? null : birthdate,
          remarks: plain(remarks),
          ...(!isKnown && { name: plain(guest.name), phone: plain(guest.phone) }),
        },
      });
      // The server speaks fewer languages than these pages; the others say it in their own words.
      keepThanks(isLanguage(language) ? message : "");
      const query = new URLSearchParams({ lang: language });
      if (locator !== null) query.set("table", locator);
      if (review_url !== null) query.set("review", "1");
      location.replace(`/m/${encodeURIComponent(qrcode)}/feedback/success?${query}`);
    } catch (error) {
      setBusy(false);
      setWrong(wrongOf(error, isKnown, t));
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isNamed = isKnown || plain(guest.name) !== "";
    const found: Wrong = {
      ...(!isNamed && { name: t("err_guest_name_required") }),
      ...(isNamed && !navigator.onLine && { general: t("err_offline") }),
    };
    setWrong(found);
    if (Object.keys(found).length === 0) void send();
  };
  return { wrong, isBusy, isKnown, submit };
}

/** As it is sent: without what nobody sees. */
const plain = (typed: string) => withoutControls(typed).trim();
