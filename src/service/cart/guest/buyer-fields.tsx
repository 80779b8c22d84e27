import { useEffect, useId, useState } from "react";
import type { z } from "zod";
import type { readGuestPlaces } from "#core/catalogues/contract/places.ts";
import { identityDocuments, identityHint } from "#platform/domain/identity/tax-numbers.ts";
import { westernDigits } from "#platform/domain/text/western-digits.ts";
import { ask } from "#service/guest-menu/guest/api.ts";
import { useWords } from "#service/guest-menu/guest/page-context.ts";
import { Field } from "./field.tsx";
import type { Guest, GuestBuyerField } from "./use-guest.ts";

type Places = z.input<typeof readGuestPlaces.response>;

interface BuyerFieldsProps {
  readonly buyer: Guest["buyer"];
  readonly fieldErrors: Readonly<Record<string, string>>;
  readonly onChange: (buyer: Guest["buyer"]) => void;
}

/** Fields of the buyer for a crédito fiscal, with the official lists of places and activities. */
export function BuyerFields({ buyer, fieldErrors, onChange }: BuyerFieldsProps) {
  const t = useWords();
  const places = usePlaces();
  const set = (field: GuestBuyerField, typed: string) => onChange({ ...buyer, [field]: typed });
  const field = (
    name: Exclude<GuestBuyerField, "departamento" | "municipio" | "codActividad">,
    maxLength: number,
  ) => (
    <Field
      label={t(`r_${name}`)}
      value={buyer[name] ?? ""}
      error={fieldErrors[name === "complemento" ? "receptor.direccion.complemento" : `receptor.${name}`]}
      hint={hintOf(name, buyer[name] ?? "", t)}
      maxLength={maxLength}
      onChange={(typed) => set(name, typed)}
    />
  );
  const department = buyer.departamento ?? "";
  return (
    <>
      {field("nombre", 250)}
      {field("numDocumento", 20)}
      {field("nrc", 12)}
      <ActivityField
        buyer={buyer}
        error={fieldErrors["receptor.codActividad"]}
        places={places}
        onChange={onChange}
      />
      {field("descActividad", 150)}
      {field("correo", 200)}
      <Choice
        label={t("r_departamento")}
        value={department}
        error={fieldErrors["receptor.direccion.departamento"]}
        options={places?.departments ?? []}
        onChange={(code) => onChange({ ...buyer, departamento: code, municipio: "" })}
      />
      <Choice
        label={t("r_municipio")}
        value={buyer.municipio ?? ""}
        error={fieldErrors["receptor.direccion.municipio"]}
        options={places?.municipalities.filter((place) => place.department === department) ?? []}
        onChange={(code) => set("municipio", code)}
      />
      {field("complemento", 200)}
    </>
  );
}

/** Returns the words for a tax number that is hardly the buyer's. */
function hintOf(name: GuestBuyerField, typed: string, t: ReturnType<typeof useWords>): string | undefined {
  const kind = name === "numDocumento" ? identityDocuments.nit : name === "nrc" ? "nrc" : null;
  const hint = identityHint(kind, typed);
  return hint === null ? undefined : t(`r_${hint}`);
}

interface ActivityFieldProps extends Pick<BuyerFieldsProps, "buyer" | "onChange"> {
  readonly error: string | undefined;
  readonly places: Places | undefined;
}

/** Field for an activity code, which also fills in the activity's name. */
function ActivityField({ buyer, error, places, onChange }: ActivityFieldProps) {
  const t = useWords();
  const listId = useId();
  return (
    <>
      <Field
        label={t("r_codActividad")}
        value={buyer.codActividad ?? ""}
        error={error}
        inputMode="numeric"
        list={listId}
        maxLength={6}
        onChange={(text) => {
          const typed = westernDigits(text);
          const known = places?.activities.find(({ code }) => code === typed);
          onChange({ ...buyer, codActividad: typed, ...(known && { descActividad: known.name }) });
        }}
      />
      <datalist id={listId}>
        {places?.activities.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly options: readonly { readonly code: string; readonly name: string }[];
  readonly onChange: (code: string) => void;
}

function Choice({ label, value, error, options, onChange }: ChoiceProps) {
  const t = useWords();
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        aria-invalid={error !== undefined}
        aria-describedby={errorId}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{t("choose")}</option>
        {options.map((option) => (
          <option key={option.code} value={option.code}>
            {option.name}
          </option>
        ))}
      </select>
      <p id={errorId} className="wrong">
        {error}
      </p>
    </div>
  );
}

/** Loads the official lists; undefined until they arrive. */
function usePlaces(): Places | undefined {
  const [places, setPlaces] = useState<Places>();
  useEffect(() => {
    const load = () => void ask<typeof readGuestPlaces>("/qrmenu/places").then(setPlaces, () => undefined);
    load();
    addEventListener("online", load);
    return () => removeEventListener("online", load);
  }, []);
  return places;
}
