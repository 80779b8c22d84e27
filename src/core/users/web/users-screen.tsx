import { IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { SetupStrip } from "#operator/setup/web/public.ts";
import { failureText } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { CardGridSkeleton } from "#ui/feedback/card-grid-skeleton.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { FailureState } from "#ui/feedback/failure-state.tsx";
import { Button } from "#ui/forms/button.tsx";
import { foldText } from "#ui/forms/fold-text.ts";
import { SearchField } from "#ui/forms/search-field.tsx";
import { SegmentedFilter } from "#ui/forms/segmented-filter.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { SearchPicture } from "#ui/pictures/search-picture.tsx";
import type { User } from "../contract/users.ts";
import { PasswordDialog } from "./password-dialog.tsx";
import { UserCard, type UserDialogKind } from "./user-card.tsx";
import { UserDevicesDialog } from "./user-devices-dialog.tsx";
import { AddUserDialog, EditUserDialog } from "./user-dialog.tsx";
import classes from "./users.module.css";
import { usersQuery } from "./users-api.ts";

const states = ["all", "active", "inactive"] as const;
type State = (typeof states)[number];

/** /dashboard/users: the people of the restaurant. */
export function UsersScreen() {
  const t = useT();
  const [isAdding, setIsAdding] = useState(false);
  const { data: users, error, refetch, isFetching } = useQuery(usersQuery);
  return (
    <>
      <SetupStrip />
      <PageHeader
        title={t("screens.users")}
        meta={t("users.intro")}
        action={
          <Button icon={<IconPlus size={20} aria-hidden="true" />} onClick={() => setIsAdding(true)}>
            {t("users.add")}
          </Button>
        }
      />
      {users ? (
        <People users={users} />
      ) : error ? (
        <FailureState
          reason={failureText(error, "users.load_failed")}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : (
        <CardGridSkeleton label={t("ui.loading")} count={6} cardHeight={220} minWidth={320} />
      )}
      {isAdding ? <AddUserDialog onClose={() => setIsAdding(false)} /> : null}
    </>
  );
}

function People({ users }: { users: readonly User[] }) {
  const t = useT();
  const [words, setWords] = useState("");
  const [state, setState] = useState<State>("all");
  const [opened, setOpened] = useState<{ readonly kind: UserDialogKind; readonly id: User["id"] } | null>(
    null,
  );
  const ofState = (shown: State) => users.filter((user) => fits(user, shown));
  const found = ofState(state).filter((user) => isFound(user, words));
  const close = () => setOpened(null);
  const person = users.find(({ id }) => id === opened?.id);
  return (
    <>
      <div className={classes.filters}>
        <SearchField label={t("users.search")} value={words} onChange={setWords} />
        <SegmentedFilter
          label={t("users.filter")}
          options={states.map((value) => ({
            value,
            label: t(`users.filter_${value}`),
            count: ofState(value).length,
          }))}
          value={state}
          onChange={setState}
        />
      </div>
      {found.length > 0 ? (
        <ul className={classes.cards}>
          {found.map((user) => (
            <li key={user.id}>
              <UserCard user={user} onOpen={(kind) => setOpened({ kind, id: user.id })} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState picture={<SearchPicture />} message={t("users.nobody_found")} />
      )}
      {users.length === 1 ? (
        <p className={classes.onlyYou}>
          <strong>{t("users.only_you")}</strong> {t("users.only_you_hint")}
        </p>
      ) : null}
      {opened && person ? dialogs[opened.kind]({ user: person, onClose: close }) : null}
    </>
  );
}

const dialogs: Record<UserDialogKind, (props: { user: User; onClose: () => void }) => ReactNode> = {
  edit: (props) => <EditUserDialog {...props} />,
  password: (props) => <PasswordDialog {...props} />,
  devices: (props) => <UserDevicesDialog {...props} />,
};

function fits(user: User, state: State): boolean {
  return state === "all" || user.is_active === (state === "active");
}

function isFound({ name, username, designation }: User, words: string): boolean {
  const text = foldText([name, username, designation ?? ""].join(" "));
  return foldText(words)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
