import { IconArrowLeft, IconKey } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useRouter, useSearch } from "@tanstack/react-router";
import { useEffect, useId, useState } from "react";
import { PIN_MOST } from "#platform/domain/access/approvals.ts";
import { call } from "#platform/web/api.ts";
import { type ApiError, isApiError } from "#platform/web/api-error.ts";
import { factsText } from "#platform/web/facts-text.ts";
import { useContractForm } from "#platform/web/forms/contract-form.ts";
import { DigitPad } from "#platform/web/forms/digit-pad.tsx";
import { FormFailure } from "#platform/web/forms/form-failure.tsx";
import { Brand, productName } from "#platform/web/frame/brand.tsx";
import { Initials } from "#platform/web/frame/initials.tsx";
import { formatWait } from "#platform/web/language/format-lengths.ts";
import { QueryPending } from "#platform/web/query-failure.tsx";
import { signInSearch } from "#platform/web/session/guards.ts";
import { pathAfterSignIn } from "#platform/web/session/landing.ts";
import { adoptLanguage } from "#platform/web/session/pick-language.ts";
import { currentUser, storeUser } from "#platform/web/session/session.ts";
import { writeStored } from "#platform/web/stored.ts";
import { useT } from "#platform/web/use-t.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Button } from "#ui/forms/button.tsx";
import { PasswordField } from "#ui/forms/password-field.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { Muted, Span, Stack, Text } from "#ui/layout/layout.tsx";
import { LockedPicture } from "#ui/pictures/locked-picture.tsx";
import { actsOnce } from "#ui/taps/guard-second-taps.ts";
import { enterByPin, type TillPerson } from "../contract/shared-tills.ts";
import classes from "./lock-screen.module.css";
import { confirmLock, sharedTillQuery, TILL_KEY } from "./shared-tills-api.ts";

/** Milliseconds before the server is told again of a lock that it did not receive. */
const RETRY_MS = 4_000;

/** Most people beside each other; the rows are about as long as each other. */
const MAX_COLUMNS = 5;

/** Screen of a locked shared till: the people who may sign in, and their PIN. */
export function LockScreen({ onPassword }: { onPassword: () => void }) {
  const t = useT();
  const { data: till, error, refetch, isFetching } = useQuery(sharedTillQuery);
  const [chosen, setChosen] = useState<TillPerson | null>(null);
  const isSettled = useConfirmedLock();
  const isThere = till?.people.some(({ user_id }) => user_id === chosen?.user_id) ?? true;
  useEffect(() => {
    if (till !== null) return;
    // It was removed in the list of shared tills.
    writeStored(TILL_KEY, null);
    onPassword();
  }, [till, onPassword]);
  return (
    <div className={classes.page}>
      <title>{`${t("sharedTills.who")} · ${productName}`}</title>
      <header className={classes.head}>
        <Brand />
        <Muted as="span" weight={600} lines="anywhere">
          {till ? factsText([till.store_name, till.title]) : ""}
        </Muted>
      </header>
      <main className={classes.main}>
        {isSettled ? null : <FormFailure message={t("sharedTills.lock_failed")} />}
        {chosen && isThere ? (
          <PinForm key={chosen.user_id} person={chosen} onBack={() => setChosen(null)} />
        ) : till ? (
          <People people={till.people} onChoose={setChosen} />
        ) : (
          <QueryPending query={{ error, refetch, isFetching }} count={3} rowHeight={96} />
        )}
        <Button variant="subtle" icon={<IconKey size={20} aria-hidden="true" />} onClick={onPassword}>
          {t("sharedTills.by_password")}
        </Button>
      </main>
    </div>
  );
}

/** Tells the server that this till is locked, again until it answers; true when it knows. */
function useConfirmedLock(): boolean {
  const [isSettled, setIsSettled] = useState(true);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const settle = async () => {
      const settled = await confirmLock();
      setIsSettled(settled);
      if (!settled) timer = setTimeout(() => void settle(), RETRY_MS);
    };
    void settle();
    return () => clearTimeout(timer);
  }, []);
  return isSettled;
}

function People({
  people,
  onChoose,
}: {
  people: readonly TillPerson[];
  onChoose: (person: TillPerson) => void;
}) {
  const t = useT();
  if (people.length === 0)
    return (
      <EmptyState
        picture={<LockedPicture />}
        message={t("sharedTills.nobody")}
        hint={t("sharedTills.nobody_hint")}
      />
    );
  return (
    <>
      <Text as="h1" size="xl" lines="anywhere" centred>
        {t("sharedTills.who")}
      </Text>
      <p className={classes.hint}>{t("sharedTills.who_hint")}</p>
      <ul
        className={classes.people}
        style={{ "--columns": Math.ceil(people.length / Math.ceil(people.length / MAX_COLUMNS)) }}
      >
        {people.map((person) => (
          <li key={person.user_id}>
            <button {...actsOnce} type="button" className={classes.person} onClick={() => onChoose(person)}>
              <Face person={person} />
              <Span weight={650} lines="anywhere">
                {person.name}
              </Span>
              <Muted as="span" size="sm">
                {person.designation}
              </Muted>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function Face({ person: { photo, name } }: { person: TillPerson }) {
  return photo ? (
    <img className={classes.photo} src={photo} alt="" width={64} height={64} />
  ) : (
    <Initials name={name} size="large" />
  );
}

function PinForm({ person, onBack }: { person: TillPerson; onBack: () => void }) {
  const t = useT();
  const titleId = useId();
  const router = useRouter();
  const { redirect } = signInSearch.parse(useSearch({ strict: false }));
  const wait = useWait();
  const { form, submit, busy, failure } = useContractForm({
    schema: enterByPin.body.pick({ pin: true }),
    initialValues: { pin: "" },
    save: async ({ pin }) => {
      try {
        const { user } = await call(enterByPin, { body: { user_id: person.user_id, pin } });
        storeUser(user);
        await adoptLanguage(user);
      } catch (error) {
        form.setFieldValue("pin", "");
        wait.begin(error);
        throw error;
      }
      const user = currentUser();
      if (user) router.history.replace(pathAfterSignIn(user, redirect));
    },
    isQuiet: isWait,
  });
  return (
    <form className={classes.form} onSubmit={submit} noValidate aria-labelledby={titleId}>
      <Stack align="center" gap={8}>
        <Face person={person} />
        <Text as="h1" size="xl" lines="anywhere" centred id={titleId}>
          {person.name}
        </Text>
      </Stack>
      <PasswordField
        label={t("approvals.pin")}
        autoComplete="new-password"
        inputMode="none"
        maxLength={PIN_MOST}
        autoFocus
        shows={{ show: t("approvals.show_pin"), hide: t("approvals.hide_pin") }}
        {...form.getInputProps("pin")}
      />
      <FormFailure message={wait.words ?? failure} />
      <DigitPad
        label={t("common.number_pad")}
        backspaceLabel={t("common.delete_last_digit")}
        value={form.getValues().pin}
        maxLength={PIN_MOST}
        onChange={(pin) => form.setFieldValue("pin", pin)}
      />
      <SubmitButton busy={busy} size="xl" fullWidth disabled={wait.words !== null}>
        {t("common.sign_in")}
      </SubmitButton>
      <BackButton onBack={onBack} />
    </form>
  );
}

function BackButton({ onBack }: { onBack: () => void }) {
  const t = useT();
  const icon = <IconArrowLeft size={20} aria-hidden="true" />;
  return (
    <Button variant="default" fullWidth icon={icon} onClick={onBack}>
      {t("sharedTills.back")}
    </Button>
  );
}

const isWait = (error: unknown) => isApiError(error, "pin_locked", "till_locked");

/** After too many wrong PINs: what the server says, with the seconds counted down; null when a PIN may be tried. */
function useWait() {
  const t = useT();
  const [refusal, setRefusal] = useState<{ readonly error: ApiError; readonly until: number } | null>(null);
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (refusal === null) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [refusal]);
  const seconds = refusal ? Math.ceil((refusal.until - now) / 1000) : 0;
  return {
    begin: (error: unknown) => {
      const started = Date.now();
      setNow(started);
      if (isApiError(error, "pin_locked", "till_locked"))
        setRefusal({ error, until: started + Number(error.details.seconds) * 1000 });
    },
    words:
      refusal && seconds > 0
        ? t(`errors.${refusal.error.code as "pin_locked"}`, {
            ...refusal.error.details,
            seconds: formatWait(seconds),
          })
        : null,
  };
}
