import { useMutation } from "@tanstack/react-query";
import { saveConfirmSends } from "#platform/web/session/save-confirm-sends.ts";
import { showError } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { CheckField } from "#ui/forms/check-field.tsx";
import { Section } from "#ui/frame/section.tsx";
import { SurfaceCard } from "#ui/frame/surface-card.tsx";

/** On the profile of who takes orders: whether the till shows them a summary before it sends. */
export function ConfirmSendsCard({ left }: { left: number | null }) {
  const t = useT();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (isOn: boolean) => saveConfirmSends(isOn ? null : 0),
    onError: showError,
  });
  const isOn = isPending ? variables : left !== 0;
  return (
    <SurfaceCard label={t("profile.till.title")}>
      <Section title={t("profile.till.title")}>
        <CheckField
          look="switch"
          label={t("profile.till.confirm")}
          description={t(
            left === null || left === 0 ? "profile.till.confirm_hint" : "profile.till.confirm_new",
            { count: left ?? 0 },
          )}
          checked={isOn}
          onChange={(next) => mutate(next)}
        />
      </Section>
    </SurfaceCard>
  );
}
