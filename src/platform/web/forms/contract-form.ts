import { useForm } from "@mantine/form";
import { type FormEvent, useEffect, useRef, useState } from "react";
import type { z } from "zod";
import type { ValidationCode } from "#app/contract/validation-code.ts";
import type { MessageKey } from "#app/words/message-key.ts";
import { type DismissToast, toastError } from "#ui/feedback/toast.tsx";
import type { Uuid } from "../../domain/ids.ts";
import { isApiError } from "../api-error.ts";
import { t } from "../i18n.ts";
import { schemaFieldErrors } from "../request.ts";
import { errorText } from "../show-error.ts";
import { useLanguage } from "../use-t.ts";
import { useAttempt } from "./use-attempt.ts";
import { type Meanwhile, useEditConflict } from "./use-edit-conflict.ts";

type Fields = Record<string, unknown>;

export interface ContractFormOptions<Schema extends z.ZodType<unknown, Fields>> {
  /** The route's body, or a part of it. */
  schema: Schema;
  /** Wire values; null becomes "". */
  initialValues: z.input<Schema>;
  /**
   * Sends the checked values under an id: key for `call`, and uuid where the route takes one. A second tap with the
   * same values has the same one.
   */
  save: (values: z.output<Schema>, id: Uuid) => Promise<unknown>;
  /** A field's own words for a refusal, instead of the general ones. */
  words?: (field: string, code: ValidationCode) => MessageKey | undefined;
  /** Shows the first refused field as a toast too, as the specification asks of the sign-in screen. */
  toastRefusals?: boolean;
  /** A failure that needs no words: the person gave up. */
  isQuiet?: (error: unknown) => boolean;
  /** Message for a failure without words of its own. */
  defaultFailure?: MessageKey;
  /** For a thing with a `version`: reads it again when somebody else saved it meanwhile. Needs a ConflictGate. */
  meanwhile?: Meanwhile<z.input<Schema>>;
}

/**
 * A form whose schema is the contract's: errors per field in the person's language, the server's field errors land
 * on their fields, the first wrong field gets the focus, and what was typed stays. With `meanwhile`, and the `version`
 * among its values, a save over somebody else's is met by a choice: FormDialog shows it, a page puts its button into
 * `<ConflictGate conflict={conflict} busy={busy}>`.
 */
export function useContractForm<Schema extends z.ZodType<unknown, Fields>>(
  options: ContractFormOptions<Schema>,
) {
  const { schema, initialValues, save, words, isQuiet } = options;
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const attempt = useAttempt();
  const dismissToast = useRef<DismissToast>(null);
  const form = useForm<z.input<Schema>>({
    initialValues,
    validate: (values) => refusalsOf(schema.safeParse(values, { reportInput: true }).error, words),
  });
  useTranslatedErrors(Object.keys(form.errors).length > 0, form.validate);

  const showRefusals = (errors: Record<string, unknown>) => {
    const first = Object.keys(form.values).find((field) => field in errors) ?? Object.keys(errors)[0];
    if (first === undefined) return;
    form.getInputNode<HTMLElement, never>(first as never)?.focus();
    if (options.toastRefusals) dismissToast.current = toastError(String(errors[first]));
  };
  const send = async (values: z.input<Schema>) => {
    setBusy(true);
    setFailure(null);
    try {
      await attempt.run(values, (id) => save(schema.parse(values), id));
    } catch (error) {
      if (isQuiet?.(error) || (await edits.offerChoice(error))) return;
      const fields = isApiError(error) ? error.fields : [];
      const errors = Object.fromEntries(fields.map(({ field, message }) => [field, message]));
      form.setErrors(errors as never);
      setFailure(areShownAtFields(fields, form.getValues()) ? null : reasonOf(error, options.defaultFailure));
      showRefusals(errors);
    } finally {
      setBusy(false);
    }
  };
  const edits = useEditConflict<z.input<Schema>>(form, options.meanwhile, send);
  const check = form.onSubmit((values) => void send(values), showRefusals);
  return {
    form,
    busy,
    /** The last refusal as a whole, unless a field says it: show it with FormFailure until the next attempt. */
    failure,
    /** Somebody else saved the same meanwhile: show it with ConflictGate. */
    conflict: edits.conflict,
    attempt,
    /** Sends the form once more. */
    again: () => {
      if (!busy) void send(form.getValues());
    },
    submit: (event: FormEvent<HTMLFormElement>) => {
      dismissToast.current?.();
      if (busy) event.preventDefault();
      else check(event);
    },
  };
}

/** Returns the error of each field, in the form's own words or the general ones. */
function refusalsOf(
  error: z.ZodError | undefined,
  ownWords: ContractFormOptions<never>["words"] = () => undefined,
): Record<string, string> {
  const entries = (error ? schemaFieldErrors(error) : []).map(({ field, code, message }) => {
    const own = ownWords(field, code as ValidationCode);
    return [field, own ? t(own) : message] as const;
  });
  // The first reason of a field is the one to mend first.
  return Object.fromEntries(entries.reverse());
}

function reasonOf(error: unknown, defaultFailure: MessageKey | undefined): string {
  return isApiError(error) || !defaultFailure ? errorText(error) : t(defaultFailure);
}

/** A refusal that stands at its field is not repeated below the form. */
function areShownAtFields(fields: readonly { readonly field: string }[], values: object): boolean {
  return fields.length > 0 && fields.every(({ field }) => field in values);
}

/** Translates the shown errors when the language changes. */
function useTranslatedErrors(hasErrors: boolean, validate: () => unknown): void {
  const language = useLanguage();
  const shownLanguage = useRef(language);
  useEffect(() => {
    if (shownLanguage.current === language) return;
    shownLanguage.current = language;
    if (hasErrors) validate();
  }, [language, hasErrors, validate]);
}
