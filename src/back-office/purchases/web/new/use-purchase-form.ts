import { type FormEvent, useRef, useState } from "react";
import { pictureUpload } from "#core/files/contract/files.ts";
import type { Uuid } from "#platform/domain/ids.ts";
import { isApiError, isUnsure } from "#platform/web/api-error.ts";
import { clientUuid } from "#platform/web/client-uuid.ts";
import { useAttempt } from "#platform/web/forms/use-attempt.ts";
import { useFocusRefused } from "#platform/web/forms/use-focus-refused.ts";
import { failureText } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { manualPurchase } from "../../contract/purchases.ts";
import { type RecordedPurchase, useRecordPurchase } from "../purchases-api.ts";
import { attachmentBytes } from "./attachment-bytes.ts";
import {
  type DraftLine,
  emptyDraft,
  emptyLine,
  type PurchaseDraft,
  purchasePayload,
} from "./purchase-draft.ts";
import { type DraftRefusals, draftField, isOwnRefusal, lineField, refuseDraft } from "./refuse-draft.ts";

type OnRecorded = (purchase: RecordedPurchase) => void;

/**
 * The form of a purchase. The rules are the server's own, told from the first attempt on; what the server refuses stands at
 * its field until that is changed; the same purchase is recorded once, however often it is sent.
 */
export function usePurchaseForm(onRecorded: OnRecorded, first: PurchaseDraft | null = null) {
  const t = useT();
  const [begun] = useState(() => first ?? emptyDraft(clientUuid()));
  const [draft, setDraft] = useState<PurchaseDraft>(begun);
  const [file, setFile] = useState<File | null>(null);
  const sending = useSending(onRecorded);
  const { attempts, busy, refuse, refused, setRefused, send } = sending;
  const form = useRef<HTMLFormElement>(null);
  useFocusRefused(form, attempts, '[aria-invalid="true"], [data-refused]');
  const refusals: DraftRefusals = attempts > 0 ? refuseDraft(draft) : {};
  const forget = (mended: (field: string) => boolean) =>
    setRefused((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !mended(field))));
  const setLines = (lines: readonly DraftLine[]) => setDraft((before) => ({ ...before, lines }));
  return {
    form,
    draft,
    file,
    busy,
    attempt: sending.attempt,
    failure: sending.failure,
    isDirty: file !== null || JSON.stringify(draft) !== JSON.stringify(begun),
    /** Changes of the head; what was refused about these fields is mended. */
    change: (changes: Partial<PurchaseDraft>, ...fields: readonly string[]) => {
      setDraft((before) => ({ ...before, ...changes }));
      forget((field) => fields.includes(field));
    },
    changeLine: (line: DraftLine) => {
      setLines(draft.lines.map((other) => (other.key === line.key ? line : other)));
      forget((field) => field === "items" || field.startsWith(lineField(line.key, "")));
    },
    addLine: () => setLines([...draft.lines, emptyLine(clientUuid())]),
    /** The only line there is is emptied instead. */
    removeLine: (key: string) => {
      const left = draft.lines.filter((line) => line.key !== key);
      setLines(left.length > 0 ? left : [emptyLine(clientUuid())]);
    },
    /** A line that is filled already: in the place of a blank one, else behind the others. */
    setLines,
    attach: (next: File | null) => {
      setFile(next);
      forget((field) => field === "attachment");
    },
    errorOf: (field: string): string | null => {
      const code = refusals[field];
      if (code === undefined) return refused[field] ?? null;
      return isOwnRefusal(code) ? t(`purchases.form.${code}`) : t(`validation.${code}`);
    },
    /** Sends once more what was sent and not answered. */
    again: () => {
      if (!busy) void send(draft, file);
    },
    submit: (event: FormEvent) => {
      event.preventDefault();
      if (busy) return;
      if (Object.keys(refuseDraft(draft)).length > 0) refuse();
      else void send(draft, file);
    },
  };
}

export type PurchaseForm = ReturnType<typeof usePurchaseForm>;

/** Sending the purchase, and what became of it. */
function useSending(onRecorded: OnRecorded) {
  const t = useT();
  const [attempts, setAttempts] = useState(0);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const attempt = useAttempt();
  const recording = useRecordPurchase();
  const refuse = () => setAttempts((before) => before + 1);
  const send = async (draft: PurchaseDraft, file: File | null) => {
    setBusy(true);
    setFailure(null);
    const payload = purchasePayload(draft);
    const named = file && [file.name, file.size, file.lastModified];
    try {
      const attachment = file && (await attachmentBytes(file));
      if (file && attachment && attachment.length > pictureUpload.maxFileBytes) {
        setRefused({ attachment: t("purchases.form.refused_size", { name: file.name }) });
        refuse();
        return;
      }
      const recorded = await attempt.run({ payload, named }, async (uuid: Uuid) =>
        recording.mutateAsync({
          uuid,
          payload: manualPurchase.parse(payload),
          ...(attachment ? { attachment } : {}),
        }),
      );
      onRecorded(recorded);
    } catch (error) {
      // The gate says all there is to say of a lost answer.
      if (isUnsure(error)) return;
      const fields = isApiError(error) ? error.fields : [];
      setRefused(Object.fromEntries(fields.map(({ field, message }) => [draftField(field, draft), message])));
      setFailure(failureText(error, "purchases.form.failure"));
      refuse();
    } finally {
      setBusy(false);
    }
  };
  return { attempts, refuse, refused, setRefused, failure, busy, attempt, send };
}
