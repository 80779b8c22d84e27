import { restaurantForm, type TwoReadings } from "#platform/domain/numbers/read-number.ts";
import { Button } from "../forms/button.tsx";
import { Row } from "../layout/layout.tsx";
import { useUiLabels } from "../theme/ui-labels.tsx";

export interface NumberChoiceProps {
  readings: TwoReadings;
  leastDecimals?: number;
  /** The chosen reading, written so that it has no other. */
  onChoose: (text: string) => void;
}

/** Both numbers that a text may mean, each a tap away. Without marks of thousands: that mark is what the question is about. */
export function NumberChoice({ readings, leastDecimals = 0, onChoose }: NumberChoiceProps) {
  const labels = useUiLabels().number;
  return (
    <Row wrap gap={8} above={6}>
      {[readings.thousands, readings.decimal].map((plain) => {
        const shown = leastDecimals === 0 ? plain : restaurantForm(plain, leastDecimals);
        return (
          <Button
            key={plain}
            variant="default"
            aria-label={labels.use(shown)}
            onClick={() => onChoose(shown)}
          >
            {shown}
          </Button>
        );
      })}
    </Row>
  );
}
