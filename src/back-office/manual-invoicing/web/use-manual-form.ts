import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import type { z } from "zod";
import type { PaymentTypeSettings } from "#core/payment-types/contract/payment-types.ts";
import type { Uuid } from "#platform/domain/ids.ts";
import { isApiError, isUnsure } from "#platform/web/api-error.ts";
import { clientUuid } from "#platform/web/client-uuid.ts";
import { useAttempt } from "#platform/web/forms/use-attempt.ts";
import { useFocusRefused } from "#platform/web/forms/use-focus-refused.ts";
import { fieldErrors } from "#platform/web/request.ts";
import { useUser } from "#platform/web/session/session.ts";
import { failureText } from "#platform/web/show-error.ts";
import { forgetDraft, keepDraft, onDraftForgotten, readDraft } from "./kept-draft.ts";
import { refusalText } from "./refusal-text.ts";

/** What every draft has. */
interface WrittenDraft {
  /** Null: the first way to pay. */
  readonly paymentTypeId: number | null;
}

export interface ManualFormOptions<Draft extends WrittenDraft, Schema extends z.ZodType, Answer> {
  /** Under which the draft is kept in this browser, for this person. */
  readonly name: string;
  readonly begin: (key: string) => Draft;
  /** The ways to pay that are offered. */
  readonly types: readonly PaymentTypeSettings[];
  /** The body of the route. */
  readonly schema: Schema;
  readonly payloadOf: (draft: Draft) => unknown;
  readonly send: (body: z.output<Schema>, uuid: Uuid) => Promise<Answer>;
  readonly onDone: (answer: Answer, draft: Draft) => void;
}

type Words = Readonly<Record<string, string>>;

/**
 * A document that is written by hand. What is typed is kept until it is sent or given up; the rules are the server's own, told from
 * the first attempt on; what the server refuses stands at its field until that is changed; sent twice, it is made once.
 */
export function useManualForm<Draft extends WrittenDraft, Schema extends z.ZodType, Answer>(
  options: ManualFormOptions<Draft, Schema, Answer>,
) {
  const { begin, schema, payloadOf, types } = options;
  const kept = useKeptDraft(options.name, begin);
  const { draft } = kept;
  const sending = useSending(options, kept.drop);
  const { attempts, busy, refused } = sending;
  const form = useRef<HTMLFormElement>(null);
  useFocusRefused(form, attempts, '[aria-invalid="true"], [data-refused]');
  // One that was chosen before may be offered no more.
  const paymentType = types.find(({ id }) => id === draft.paymentTypeId) ?? types[0];
  const paymentTypeId = paymentType?.id ?? null;
  const checked = schema.safeParse(payloadOf({ ...draft, paymentTypeId }), { reportInput: true });
  const own: Words = Object.fromEntries(
    (checked.error ? fieldErrors(checked.error) : []).map(({ field, message }) => [field, message]).reverse(),
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
    /** What was written before is here again. */
    isFound: kept.isFound,
    isDirty: kept.isDirty,
    /** What keeps it from being sent, in the words of the specification; else why it was refused. */
    failure: attempts > 0 && !checked.success ? refusalText(Object.keys(own)) : sending.failure,
    /** Changes the draft; what was refused about these fields is mended. */
    change: (changes: Partial<Draft> | ((now: Draft) => Partial<Draft>), ...fields: readonly string[]) => {
      kept.set((now) => ({ ...now, ...(typeof changes === "function" ? changes(now) : changes) }));
      sending.forget(fields);
    },
    errorOf: (field: string): string | null => shown[field] ?? null,
    /** Begins anew; gives what brings back what was written. */
    drop: () => {
      kept.drop();
      sending.reset();
      return () => kept.set(() => draft);
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

/** The draft as it is typed, and as it was left before. Two tabs with the same draft send it once: with it in one, it goes in the other. */
function useKeptDraft<Draft>(name: string, begin: (key: string) => Draft) {
  const key = `manual.${name}.${useUser()?.user_id ?? ""}`;
  const [first] = useState(() => readDraft<Draft>(key));
  const [blank, setBlank] = useState(() => begin(clientUuid()));
  const [draft, setDraft] = useState<Draft>(first ?? blank);
  const [isFound, setFound] = useState(first !== null);
  const isDirty = draft !== blank;
  useEffect(() => keepDraft(key, isDirty ? draft : null), [key, draft, isDirty]);
  const beginAnew = () => {
    const next = begin(clientUuid());
    setBlank(next);
    setDraft(next);
    setFound(false);
  };
  const forgottenElsewhere = useEffectEvent((isSame: boolean) => {
    if (isSame) beginAnew();
    else keepDraft(key, draft);
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
      beginAnew();
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
      // The gate says all there is to say of a lost answer.
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
