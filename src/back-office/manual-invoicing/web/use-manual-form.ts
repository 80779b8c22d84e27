import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import type { z } from "zod";
import type { PaymentTypeSettings } from "#core/payment-types/contract/payment-types.ts";
import type { Uuid } from "#platform/domain/ids.ts";
import { isApiError, isUnsure } from "#platform/web/api-error.ts";
import { clientUuid } from "#platform/web/client-uuid.ts";
import { useAttempt } from "#platform/web/forms/use-attempt.ts";
import { useFocusRefused } from "#platform/web/forms/use-focus-refused.ts";
import { t } from "#platform/web/i18n.ts";
import { schemaFieldErrors } from "#platform/web/request.ts";
import { useUser } from "#platform/web/session/session.ts";
import { failureText } from "#platform/web/show-error.ts";
import { readStored, writeStored } from "#platform/web/stored.ts";

interface WrittenDraft {
  /** Null means the first payment type. */
  readonly paymentTypeId: number | null;
}

interface ManualFormOptions<Draft extends WrittenDraft, Schema extends z.ZodType, Answer> {
  /** Name under which this browser stores the draft for this person. */
  readonly name: string;
  readonly begin: (key: string) => Draft;
  readonly types: readonly PaymentTypeSettings[];
  readonly schema: Schema;
  readonly payloadOf: (draft: Draft) => unknown;
  readonly send: (body: z.output<Schema>, uuid: Uuid) => Promise<Answer>;
  readonly onDone: (answer: Answer, draft: Draft) => void;
}

type Words = Readonly<Record<string, string>>;

/**
 * State of a form for a document written by hand. The draft is stored until it is sent or dropped. The server's own rules are
 * checked here, and shown from the first attempt on. A refusal of the server stays at its field until that changes. Sending
 * twice makes one document.
 */
export function useManualForm<Draft extends WrittenDraft, Schema extends z.ZodType, Answer>(
  options: ManualFormOptions<Draft, Schema, Answer>,
) {
  const { begin, schema, payloadOf, types } = options;
  const stored = useStoredDraft(options.name, begin);
  const { draft } = stored;
  const sending = useSending(options, stored.drop);
  const { attempts, busy, refused } = sending;
  const form = useRef<HTMLFormElement>(null);
  useFocusRefused(form, attempts, '[aria-invalid="true"], [data-refused]');
  // A payment type that was chosen earlier may no longer be offered.
  const paymentType = types.find(({ id }) => id === draft.paymentTypeId) ?? types[0];
  const paymentTypeId = paymentType?.id ?? null;
  const checked = schema.safeParse(payloadOf({ ...draft, paymentTypeId }), { reportInput: true });
  const own: Words = Object.fromEntries(
    (checked.error ? schemaFieldErrors(checked.error) : [])
      .map(({ field, message }) => [field, message])
      .reverse(),
  );
  const shown: Words = attempts > 0 ? { ...refused, ...own } : refused;
  return {
    form,
    draft,
    types,
    paymentTypeId,
    busy,
    attempt: sending.attempt,
    isLocked: busy || sending.attempt.isUnsure,
    /** True when an earlier draft was restored. */
    isFound: stored.isFound,
    isDirty: stored.isDirty,
    /** Reason why it cannot be sent, in the words of the specification; else the reason of the server's refusal. */
    failure: attempts > 0 && !checked.success ? refusalText(Object.keys(own)) : sending.failure,
    /** Changes the draft and clears the errors of these fields. */
    change: (changes: Partial<Draft> | ((now: Draft) => Partial<Draft>), ...fields: readonly string[]) => {
      stored.set((now) => ({ ...now, ...(typeof changes === "function" ? changes(now) : changes) }));
      sending.forget(fields);
    },
    errorOf: (field: string): string | null => shown[field] ?? null,
    /** Starts over; returns the undo. */
    drop: () => {
      stored.drop();
      sending.reset();
      return () => stored.set(() => draft);
    },
    again: () => {
      if (!busy && checked.success) void sending.send(checked.data, draft);
    },
    submit: (event: FormEvent) => {
      event.preventDefault();
      if (busy) return;
      if (checked.success) void sending.send(checked.data, draft);
      else sending.refuse();
    },
  };
}

/**
 * Stores the draft while it is typed, and restores the earlier one. Two tabs with the same draft send it once: when one sends
 * it, it disappears from the other.
 */
function useStoredDraft<Draft>(name: string, begin: (key: string) => Draft) {
  const key = `manual.${name}.${useUser()?.user_id ?? ""}`;
  const [first] = useState(() => readDraft<Draft>(key));
  const [blank, setBlank] = useState(() => begin(clientUuid()));
  const [draft, setDraft] = useState<Draft>(first ?? blank);
  const [isFound, setFound] = useState(first !== null);
  const isDirty = draft !== blank;
  useEffect(() => storeDraft(key, isDirty ? draft : null), [key, draft, isDirty]);
  const startOver = () => {
    const next = begin(clientUuid());
    setBlank(next);
    setDraft(next);
    setFound(false);
  };
  const forgottenElsewhere = useEffectEvent((isSame: boolean) => {
    if (isSame) startOver();
    else storeDraft(key, draft);
  });
  useEffect(
    () => (isDirty ? onDraftForgotten(key, draft, forgottenElsewhere) : undefined),
    [key, draft, isDirty],
  );
  return {
    draft,
    isFound,
    isDirty,
    set: setDraft,
    drop: () => {
      forgetDraft(key, draft);
      startOver();
    },
  };
}

function useSending<Draft extends WrittenDraft, Schema extends z.ZodType, Answer>(
  { send: call, onDone }: Pick<ManualFormOptions<Draft, Schema, Answer>, "send" | "onDone">,
  onSent: () => void,
) {
  const [attempts, setAttempts] = useState(0);
  const [refused, setRefused] = useState<Words>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const attempt = useAttempt();
  const refuse = () => setAttempts((before) => before + 1);
  const reset = () => {
    setAttempts(0);
    setRefused({});
    setFailure(null);
  };
  const send = async (body: z.output<Schema>, draft: Draft) => {
    setBusy(true);
    setFailure(null);
    try {
      const answer = await attempt.run(body, (uuid) => call(body, uuid));
      reset();
      onSent();
      onDone(answer, draft);
    } catch (error) {
      // The gate already tells the user about a lost answer.
      if (isUnsure(error)) return;
      const fields = isApiError(error) ? error.fields : [];
      setRefused(Object.fromEntries(fields.map(({ field, message }) => [field, message])));
      setFailure(failureText(error, "manualInvoicing.refusal.failed"));
      refuse();
    } finally {
      setBusy(false);
    }
  };
  return {
    attempts,
    refused,
    failure,
    busy,
    attempt,
    refuse,
    reset,
    send,
    forget: (fields: readonly string[]) =>
      setRefused((before) =>
        Object.fromEntries(Object.entries(before).filter(([field]) => !fields.includes(field))),
      ),
  };
}

/** Version of the stored form; a draft of another version is forgotten. */
const VERSION = 3;

/** Reads an unsent draft, which this browser stores for this person alone. */
function readDraft<Draft>(key: string): Draft | null {
  const text = readStored(key);
  if (text === null) return null;
  try {
    const { version, draft } = JSON.parse(text) as { version?: unknown; draft?: Draft };
    return version === VERSION && draft ? draft : null;
  } catch {
    // A damaged draft is dropped.
    return null;
  }
}

function storeDraft(key: string, draft: unknown): void {
  writeStored(key, draft === null ? null : textOf(draft));
}

const textOf = (draft: unknown) => JSON.stringify({ version: VERSION, draft });

/** Forgets a draft that was sent or dropped, and tells the other tabs which. */
function forgetDraft(key: string, draft: unknown): void {
  storeDraft(key, draft);
  storeDraft(key, null);
}

/** Calls back when another tab forgets a draft, and says whether it was this one; returns the function that stops it. */
function onDraftForgotten(key: string, draft: unknown, forgotten: (isSame: boolean) => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === key && event.newValue === null) forgotten(event.oldValue === textOf(draft));
  };
  window.addEventListener("storage", listen);
  return () => window.removeEventListener("storage", listen);
}

/** Says why a form cannot be sent, in the words and the order of the specification (back-office §5). */
function refusalText(fields: readonly string[]): string {
  if (fields.includes("customerData.name")) return t("manualInvoicing.refusal.name");
  if (fields.some((field) => field.startsWith("seller."))) return t("manualInvoicing.refusal.field");
  if (fields.includes("items")) return t("manualInvoicing.refusal.no_items");
  const places = fields.flatMap((field) => /^items\.(\d+)\./.exec(field)?.[1] ?? []);
  if (places.length > 0)
    return t("manualInvoicing.refusal.item", { no: Math.min(...places.map(Number)) + 1 });
  if (fields.includes("paymentTypeId")) return t("manualInvoicing.refusal.payment");
  return t("manualInvoicing.refusal.field");
}
