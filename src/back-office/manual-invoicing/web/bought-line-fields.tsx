import { TRIBUTE_KIND, unitAs } from "#tax/documents/domain/manual/written-item.ts";
import { WrittenFields, type WrittenFieldsProps } from "./written-fields.tsx";

/** There is no tribute on a purchase (guide §17). */
const NOT_BOUGHT = [TRIBUTE_KIND];

/** One line of a purchase: what, how much, at what price. */
export function BoughtLineFields(props: WrittenFieldsProps) {
  const { line, set } = props;
  return (
    <WrittenFields
      {...props}
      withoutKinds={NOT_BOUGHT}
      onKind={(kind) => set({ dte_tipo_item_codigo: kind, dte_unidad_medida: unitAs(kind, line) })}
    />
  );
}
