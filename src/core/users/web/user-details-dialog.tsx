import { parseScope } from "#platform/domain/access/permissions.ts";
import { factsText } from "#platform/web/facts-text.ts";
import { useT } from "#platform/web/use-t.ts";
import { Facts } from "#ui/data/facts.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Muted, Stack, Text } from "#ui/layout/layout.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import type { User } from "../contract/users.ts";
import { useRefusal } from "./use-user-menu.tsx";
import { postText, seenText } from "./users-table.tsx";

interface UserDetailsDialogProps {
  user: User;
  onEdit: () => void;
  onClose: () => void;
}

/** Everything about one person, each permission with what it allows. */
export function UserDetailsDialog({ user, onEdit, onClose }: UserDetailsDialogProps) {
  const t = useT();
  const refusal = useRefusal()(user);
  const permissions = user.role === "staff" ? parseScope(user.scope) : [];
  return (
    <AppDialog
      opened
      onClose={onClose}
      title={user.name}
      footer={refusal === null ? <Button onClick={onEdit}>{t("common.edit")}</Button> : null}
    >
      <Stack gap={16}>
        <Facts
          facts={[
            [t("common.job_title"), user.designation ?? t("profile.none")],
            [t("users.signs_in_with"), user.username],
            [t("common.status"), user.is_active ? t("users.active") : t("users.inactive")],
            [t("approvals.pin"), user.has_pin ? t("users.has_pin") : t("users.has_no_pin")],
            [t("users.seen"), seenText(user, t)],
          ]}
        />
        <Stack as="section" gap={8}>
          <Text as="h3" size="md" weight={600}>
            {factsText([t("common.permissions"), postText(user, t)])}
          </Text>
          {user.role === "staff" ? (
            <Stack as="ul" gap={8}>
              {permissions.map((permission) => (
                <li key={permission}>
                  <Text weight={550}>{t(`users.scope.${permission}.name`)}</Text>
                  <Muted size="sm">{t(`users.scope.${permission}.about`)}</Muted>
                </li>
              ))}
            </Stack>
          ) : (
            <Muted>{t("users.everything")}</Muted>
          )}
        </Stack>
        {refusal === "user_outranks" ? <Muted size="sm">{t("users.outranks")}</Muted> : null}
      </Stack>
    </AppDialog>
  );
}
