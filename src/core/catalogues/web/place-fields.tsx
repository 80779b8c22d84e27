import { useT } from "#platform/web/use-t.ts";
import { SelectField } from "#ui/forms/select-field.tsx";
import { useDepartments, useDistricts, useMunicipalities } from "./use-catalogue-options.ts";

interface PlaceField {
  /** On the wire, where a refusal of the server finds it. */
  readonly name: string;
  /** A code of the catalogue; empty while none is chosen. */
  readonly code: string;
  readonly error: string | null;
  readonly onChoose: (code: string) => void;
  /** It can be left empty although the others cannot. */
  readonly isOptional?: boolean;
}

interface PlaceFieldsProps {
  readonly required: boolean;
  /** Whoever chooses another one clears the municipality. */
  readonly department: PlaceField;
  readonly municipality: PlaceField;
  /** For the newer generation of documents, which needs a district too. Choosing another municipality clears it. */
  readonly district?: PlaceField;
}

/** Department, then one of its municipalities. */
export function PlaceFields({ required, department, municipality, district }: PlaceFieldsProps) {
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
      {district && (
        <DistrictField
          required={required}
          departmentCode={department.code}
          municipalityCode={municipality.code}
          district={district}
        />
      )}
    </>
  );
}

interface DistrictFieldProps {
  readonly required: boolean;
  readonly departmentCode: string;
  readonly municipalityCode: string;
  readonly district: PlaceField;
}

function DistrictField({ required, departmentCode, municipalityCode, district }: DistrictFieldProps) {
  const t = useT();
  const hasMunicipality = municipalityCode !== "";
  return (
    <SelectField
      {...useDistricts(departmentCode, municipalityCode)}
      required={required && !district.isOptional}
      name={district.name}
      label={t("customers.form.district")}
      placeholder={t(hasMunicipality ? "customers.form.select" : "customers.form.municipality_first")}
      disabled={!hasMunicipality}
      value={district.code || null}
      onChange={(code) => district.onChoose(code ?? "")}
      error={district.error}
    />
  );
}
