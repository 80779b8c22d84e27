import { formatList } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import type { StepState } from "../domain/setup-step.ts";

/** Says why a step is worth doing, or what exactly it still lacks. */
export function useWhy() {
  const t = useT();
  return ({ step, lacks }: StepState): string =>
    lacks.length === 0
      ? t(`setup.steps.${step}.why`)
      : t("setup.lacks", { what: formatList(lacks.map((lack) => t(`setup.lack.${lack}`))) });
}
