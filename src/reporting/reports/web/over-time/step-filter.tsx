import { useT } from "#platform/web/use-t.ts";
import { SegmentedFilter } from "#ui/forms/segmented-filter.tsx";
import { type TimeStep, timeSteps } from "../../domain/time-buckets.ts";

interface StepFilterProps {
  step: TimeStep;
  onStep: (step: TimeStep) => void;
}

/** Chooses what a point of a line over time stands for. */
export function StepFilter({ step, onStep }: StepFilterProps) {
  const t = useT();
  return (
    <SegmentedFilter
      label={t("reports.over_time.step")}
      layout="bar"
      value={step}
      onChange={onStep}
      options={timeSteps.map((value) => ({ value, label: t(`reports.over_time.steps.${value}`) }))}
    />
  );
}
