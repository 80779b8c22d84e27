import { FormDialog } from "#platform/web/forms/form-dialog.tsx";
import { useT } from "#platform/web/use-t.ts";
import { FieldGrid } from "#ui/forms/field-grid.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Muted } from "#ui/layout/layout.tsx";
import { type NamedAccount, setJournalAccounts } from "../contract/journal.ts";
import { ACCOUNT_CODE_MAX, ACCOUNT_TITLE_MAX } from "../domain/journal-account.ts";
import { useSetJournalAccounts } from "./journal-api.ts";

interface AccountsDialogProps {
  accounts: readonly NamedAccount[];
  onClose: () => void;
}

/** Gives the accounts of the journal the restaurant's own numbers and names. */
export function AccountsDialog({ accounts, onClose }: AccountsDialogProps) {
  const t = useT();
  const save = useSetJournalAccounts();
  return (
    <FormDialog
      title={t("journal.form.title")}
      submitLabel={t("journal.form.save")}
      size="medium"
      schema={setJournalAccounts.body}
      initialValues={{ accounts: accounts.map((each) => ({ ...each })) }}
      save={save}
      onClose={onClose}
    >
      {(form) => (
        <>
          <Muted>{t("journal.form.hint")}</Muted>
          <FieldGrid disabled={false}>
            {accounts.flatMap(({ account }, index) => {
              const name = t(`journal.accounts.${account}`);
              return [
                <TextField
                  key={`${account} code`}
                  label={t("journal.form.code", { account: name })}
                  required
                  maxLength={ACCOUNT_CODE_MAX}
                  {...form.getInputProps(`accounts.${index}.code`)}
                />,
                <TextField
                  key={`${account} title`}
                  label={t("journal.form.name", { account: name })}
                  required
                  maxLength={ACCOUNT_TITLE_MAX}
                  {...form.getInputProps(`accounts.${index}.title`)}
                />,
              ];
            })}
          </FieldGrid>
        </>
      )}
    </FormDialog>
  );
}
