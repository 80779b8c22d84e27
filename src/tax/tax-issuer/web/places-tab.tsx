import { IconArchive, IconNumber123, IconPencil, IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { showError } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { StatusBadge } from "#ui/data/status-badge.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { Button } from "#ui/forms/button.tsx";
import { SelectField } from "#ui/forms/select-field.tsx";
import { Section } from "#ui/frame/section.tsx";
import { SurfaceCard } from "#ui/frame/surface-card.tsx";
import { Muted, Stack, Text } from "#ui/layout/layout.tsx";
import { ActionMenu } from "#ui/overlay/action-menu.tsx";
import { useConfirm } from "#ui/overlay/confirm-provider.tsx";
import { ReceiptPicture } from "#ui/pictures/receipt-picture.tsx";
import type { Establishment, PointOfSale } from "../contract/places.ts";
import { type NumberScope, numberScopes } from "../domain/number-scope.ts";
import { Loaded } from "./loaded.tsx";
import type { PlaceDialogView } from "./place-dialogs.tsx";
import classes from "./tax-issuer.module.css";
import { placesQuery, useArchivePlace, useArchivePoint, useSetNumberScope } from "./tax-issuer-api.ts";

const PlaceDialogs = lazy(() =>
  import("./place-dialogs.tsx").then((module) => ({ default: module.PlaceDialogs })),
);

/** The places that issue, with their points of sale. */
export function PlacesTab() {
  const t = useT();
  const places = useQuery(placesQuery);
  const [view, setView] = useState<PlaceDialogView | null>(null);
  return (
    <>
      <Section
        title={t("taxIssuer.places.title")}
        description={t("taxIssuer.places.intro")}
        action={
          <Button
            icon={<IconPlus size={20} aria-hidden="true" />}
            onClick={() => setView({ kind: "place", place: null })}
          >
            {t("taxIssuer.places.add")}
          </Button>
        }
      >
        <Loaded query={places}>
          {({ establishments }) =>
            establishments.length === 0 ? (
              <EmptyState
                picture={<ReceiptPicture />}
                message={t("taxIssuer.places.empty")}
                hint={t("taxIssuer.places.empty_hint")}
              />
            ) : (
              establishments.map((place) => <PlaceCard key={place.id} place={place} onOpen={setView} />)
            )
          }
        </Loaded>
        {view ? (
          <Suspense fallback={null}>
            <PlaceDialogs
              view={view}
              places={places.data?.establishments ?? []}
              onClose={() => setView(null)}
            />
          </Suspense>
        ) : null}
      </Section>
      {places.data && places.data.establishments.length > 0 ? (
        <NumberScopeSection scope={places.data.numberScope} />
      ) : null}
    </>
  );
}

interface PlaceCardProps {
  place: Establishment;
  onOpen: (view: PlaceDialogView) => void;
}

function PlaceCard({ place, onOpen }: PlaceCardProps) {
  const t = useT();
  const archive = useArchive();
  const archivePlace = useArchivePlace();
  return (
    <SurfaceCard label={place.title}>
      <div className={classes.place}>
        <div>
          <Text weight={550} lines="anywhere">
            {place.title}
          </Text>
          <Muted size="sm">
            {place.code} · {t(`taxIssuer.kinds.${place.kind}`)}
          </Muted>
        </div>
        <ActionMenu
          label={t("taxIssuer.places.actions", { place: place.title })}
          actions={[
            {
              key: "edit",
              label: t("taxIssuer.places.edit", { place: place.title }),
              icon: <IconPencil size={20} stroke={1.75} />,
              onSelect: () => onOpen({ kind: "place", place }),
            },
            {
              key: "add",
              label: t("taxIssuer.places.add_point_to", { place: place.title }),
              icon: <IconPlus size={20} stroke={1.75} />,
              onSelect: () => onOpen({ kind: "point", place, point: null }),
            },
            {
              key: "archive",
              label: t("taxIssuer.places.archive", { place: place.title }),
              icon: <IconArchive size={20} stroke={1.75} />,
              tone: "danger",
              onSelect: () => void archive(place.title, () => archivePlace.mutateAsync(place.id)),
            },
          ]}
        />
      </div>
      <Stack as="ul" gap={8} above={12}>
        {place.pointsOfSale.map((point) => (
          <PointRow
            key={point.id}
            point={point}
            code={`${place.code} ${point.code}`}
            onEdit={() => onOpen({ kind: "point", place, point })}
            onStart={() => onOpen({ kind: "series", place, point })}
          />
        ))}
      </Stack>
    </SurfaceCard>
  );
}

interface PointRowProps {
  point: PointOfSale;
  code: string;
  onEdit: () => void;
  /** Opens the next number of its series. */
  onStart: () => void;
}

function PointRow({ point, code, onEdit, onStart }: PointRowProps) {
  const t = useT();
  const archive = useArchive();
  const archivePoint = useArchivePoint();
  return (
    <li className={classes.point}>
      <div>
        <Text weight={550} lines="anywhere">
          {point.title}
        </Text>
        <Muted size="sm">{code}</Muted>
      </div>
      {point.isDefault ? <StatusBadge tone="brand" label={t("taxIssuer.places.usual")} /> : null}
      <ActionMenu
        label={t("taxIssuer.places.actions", { place: point.title })}
        actions={[
          {
            key: "edit",
            label: t("taxIssuer.places.edit", { place: point.title }),
            icon: <IconPencil size={20} stroke={1.75} />,
            onSelect: onEdit,
          },
          {
            key: "series",
            label: t("taxIssuer.series.action"),
            icon: <IconNumber123 size={20} stroke={1.75} />,
            onSelect: onStart,
          },
          {
            key: "archive",
            label: t("taxIssuer.places.archive", { place: point.title }),
            icon: <IconArchive size={20} stroke={1.75} />,
            tone: "danger",
            disabled: point.isDefault,
            onSelect: () => void archive(point.title, () => archivePoint.mutateAsync(point.id)),
          },
        ]}
      />
    </li>
  );
}

/** Asks, archives, and shows the result. */
function useArchive() {
  const t = useT();
  const confirm = useConfirm();
  return async (place: string, act: () => Promise<{ message: string }>) => {
    const isMeant = await confirm({
      title: t("taxIssuer.places.archive_question", { place }),
      body: t("taxIssuer.places.archive_hint"),
      confirmLabel: t("common.deactivate"),
      tone: "danger",
    });
    if (isMeant) await act().then(({ message }) => toastSuccess(message), showError);
  };
}

/** Chooses the scope of control numbers; the choice is saved at once. */
function NumberScopeSection({ scope }: { scope: NumberScope }) {
  const t = useT();
  const set = useSetNumberScope();
  const choose = (chosen: string | null) => {
    const next = numberScopes.find((each) => each === chosen);
    if (next !== undefined && next !== scope)
      set.mutate(next, { onSuccess: ({ message }) => toastSuccess(message), onError: showError });
  };
  return (
    <Section title={t("taxIssuer.numbers.title")} description={t("taxIssuer.numbers.hint")}>
      <SelectField
        label={t("taxIssuer.numbers.scope")}
        options={numberScopes.map((each) => ({ value: each, label: t(`taxIssuer.numbers.${each}`) }))}
        value={set.isPending ? set.variables : scope}
        onChange={choose}
        searchable={false}
        disabled={set.isPending}
      />
    </Section>
  );
}
