import { PageHeader } from "../frame/page-header.tsx";
import { Section } from "../frame/section.tsx";
import { SurfaceCard } from "../frame/surface-card.tsx";
import { Stack } from "../layout/layout.tsx";
import { TONES } from "../theme/tone.ts";
import classes from "./gallery.module.css";

const grounds = ["page", "surface", "sunken", "raised", "hover"];
const sizes = ["xs", "sm", "md", "lg", "xl"];

export function ColoursPage() {
  return (
    <>
      <PageHeader title="Colores y tipos" meta="dos modos, un acento" />
      <Section title="Fondos">
        <div className={classes.swatches}>
          {grounds.map((ground) => (
            <div key={ground} className={classes.ground} style={{ background: `var(--ui-${ground})` }}>
              {ground}
            </div>
          ))}
        </div>
      </Section>
      <Section title="Estados" description="Siempre con palabra o icono.">
        <div className={classes.swatches}>
          {TONES.map((tone) => (
            <div key={tone} className={classes.swatch} data-tone={tone}>
              {tone}
              <span className={classes.solid}>{tone}</span>
            </div>
          ))}
        </div>
      </Section>
      <Section title="Tipos">
        <SurfaceCard>
          <Stack gap={8}>
            {sizes.map((size) => (
              <p key={size} style={{ fontSize: `var(--ui-font-${size})` }}>
                Pupusa de queso con loroco 0123456789 $12.40
              </p>
            ))}
          </Stack>
        </SurfaceCard>
      </Section>
    </>
  );
}
