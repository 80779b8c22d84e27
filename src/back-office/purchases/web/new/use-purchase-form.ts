import { type FormEvent, useRef, useState } from "react";
import { pictureUpload } from "#core/files/contract/files.ts";
import type { Uuid } from "#platform/domain/ids.ts";
import { isApiError, isUnsure } from "#platform/web/api-error.ts";
import { clientUuid } from "#platform/web/client-uuid.ts";
import { useAttempt } from "#platform/web/forms/use-attempt.ts";
import { useFocusRefused } from "#platform/web/forms/use-focus-refused.ts";
import { failureText } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { shrinkPicture } from "#ui/files/shrink-picture.ts";
import { manualPurchase } from "../../contract/purchases.ts";
import { type NamedPurchase, namedPurchase } from "../detail/known-purchase.tsx";
import { type RecordedPurchase, useRecordPurchase } from "../purchases-api.ts";
import { type DraftErrors, draftErrors, draftField, isOwnError, lineField } from "./draft-errors.ts";
import {
  emptyDraft,
  emptyLine,
  type PurchaseDraft,
  type PurchaseDraftLine,
  purchasePayload,
} from "./purchase-draft.ts";

type OnRecorded = (purchase: RecordedPurchase) => void;

/**
 * State of the form of a purchase. The server's own rules are checked here, and shown from the first attempt on; a refusal of
 * the server stays at its field until that changes. Sending repeatedly records one purchase.
 */
export function usePurchaseForm(onRecorded: OnRecorded, first: PurchaseDraft | null) {
  const t = useT();
  const [begun] = useState(() => first ?? emptyDraft(clientUuid()));
  const [draft, setDraft] = useState<PurchaseDraft>(begun);
  const [file, setFile] = useState<File | null>(null);
  const sending = useSending(onRecorded);
  const { attempt, attempts, busy, failure, known, refuse, refused, setRefused, send } = sending;
  const form = useRef<HTMLFormElement>(null);
  useFocusRefused(form, attempts, '[aria-invalid="true"], [data-refused]');
  const refusals: DraftErrors = attempts > 0 ? draftErrors(draft) : {};
  const forget = (matches: (field: string) => boolean) =>
    setRefused((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !matches(field))));
  const setLines = (lines: readonly PurchaseDraftLine[]) => setDraft((before) => ({ ...before, lines }));
  return {
    form,
    draft,
    file,
    busy,
    attempt,
    failure,
    /** The earlier purchase with this number; recording this one as well needs a choice. */
    known,
    /** Records the purchase beside the earlier one. */
    recordAnyway: () => void (busy || send(draft, file, true)),
    isDirty: file !== null || JSON.stringify(draft) !== JSON.stringify(begun),
    /** Changes the head and clears the errors of these fields. */
    change: (changes: Partial<PurchaseDraft>, ...fields: readonly string[]) => {
      setDraft((before) => ({ ...before, ...changes }));
      forget((field) => fields.includes(field));
    },
    changeLine: (line: PurchaseDraftLine) => {
      setLines(draft.lines.map((other) => (other.key === line.key ? line : other)));
      forget((field) => field === "items" || field.startsWith(lineField(line.key, "")));
    },
    addLine: () => setLines([...draft.lines, emptyLine(clientUuid())]),
    /** Empties the line instead when it is the only one. */
    removeLine: (key: string) => {
      const left = draft.lines.filter((line) => line.key !== key);
      setLines(left.length > 0 ? left : [emptyLine(clientUuid())]);
    },
    setLines,
    attach: (next: File | null) => {
      setFile(next);
      forget((field) => field === "attachment");
    },
    errorOf: (field: string): string | null => {
      const code = refusals[field];
      if (code === undefined) return refused[field] ?? null;
      return isOwnError(code) ? t(`purchases.form.${code}`) : t(`validation.${code}`);
    },
    /** Repeats a request that got no answer. */
    again: () => void (busy || send(draft, file, sending.isDespiteKnown)),
    submit: (event: FormEvent) => {
      event.preventDefault();
      if (busy) return;
      if (Object.keys(draftErrors(draft)).length > 0) refuse();
      else void send(draft, file);
    },
  };
}

export type PurchaseForm = ReturnType<typeof usePurchaseForm>;

/** Sends the purchase and holds the outcome. */
function useSending(onRecorded: OnRecorded) {
  const t = useT();
  const [attempts, setAttempts] = useState(0);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [known, setKnown] = useState<NamedPurchase | null>(null);
  const [isDespiteKnown, setDespiteKnown] = useState(false);
  const [busy, setBusy] = useState(false);
  const attempt = useAttempt();
  const recording = useRecordPurchase();
  const refuse = () => setAttempts((before) => before + 1);
  const send = async (draft: PurchaseDraft, file: File | null, despiteKnown = false) => {
    setBusy(true);
    setFailure(null);
    setKnown(null);
    setDespiteKnown(despiteKnown);
    const payload = { ...purchasePayload(draft), despite_known: despiteKnown };
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
      // The gate already tells the user about a lost answer.
      if (isUnsure(error)) return;
      const fields = isApiError(error) ? error.fields : [];
      setRefused(Object.fromEntries(fields.map(({ field, message }) => [draftField(field, draft), message])));
      const earlier = namedPurchase(error);
      setKnown(earlier);
      setFailure(earlier ? null : failureText(error, "purchases.form.failure"));
      refuse();
    } finally {
      setBusy(false);
    }
  };
  return { attempts, refuse, refused, setRefused, failure, known, isDespiteKnown, busy, attempt, send };
}

/** Limits of a picture: a page is still legible, and it uploads quickly from a market. */
const limits = { side: 2_000, maxBytes: 2 * 1024 * 1024 } as const;

/** Reduces a picture on the device; any other file, or a picture that the device cannot read, stays as it is. */
async function attachmentBytes(file: File): Promise<Uint8Array<ArrayBuffer>> {
  const whole = async () => new Uint8Array(await file.arrayBuffer());
  return file.type.startsWith("image/") ? shrinkPicture(file, limits).catch(whole) : whole();
}
