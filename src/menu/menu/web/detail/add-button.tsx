import { IconPlus } from "@tabler/icons-react";
import { Button } from "#ui/forms/button.tsx";

/** Adds a part to the item: quiet, because the form's own button saves the item. */
export function AddButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button variant="default" icon={<IconPlus size={20} aria-hidden="true" />} onClick={onClick}>
      {label}
    </Button>
  );
}
