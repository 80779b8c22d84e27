import { SelectField } from "../../../ui/forms/select-field.tsx";
import { useT } from "../../platform/use-t.ts";
import { useDepartments, useMunicipalities } from "./use-catalogue-options.ts";

interface PlaceField {
  /** On the wire, where a refusal of the server finds it. */
  readonly name: string;
  /** A code of the catalogue; empty while none is chosen. */
  readonly code: string;
  readonly error: string | null;
  readonly onChoose: (code: string) => void;
}

interface PlaceFieldsProps {
  readonly required: boolean;
  /** Whoever chooses another one clears the municipality. */
  readonly department: PlaceField;
  readonly municipality: PlaceField;
}

/** Department, then one of its municipalities. */
export function PlaceFields({ required, department, municipality }: PlaceFieldsProps) {
  const t = useT();
  const hasDepartment = department.code !== "";
  return (
    <>
      <SelectField
        {...useDepartments()}
        required={required}
        name={department.name}
        label={t("customers.form.department")}
        placeholder={t("customers.form.select")}
        value={department.code || null}
        onChange={(code) => department.onChoose(code ?? "")}
        error={department.error}
      />
      <SelectField
        {...useMunicipalities(department.code)}
        required={required}
        name={municipality.name}
        label={t("customers.form.municipality")}
        placeholder={t(hasDepartment ? "customers.form.select" : "customers.form.department_first")}
        disabled={!hasDepartment}
        value={municipality.code || null}
        onChange={(code) => municipality.onChoose(code ?? "")}
        error={municipality.error}
      />
    </>
  );
}
