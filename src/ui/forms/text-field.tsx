import { TextInput, type TextInputProps } from "@mantine/core";
import type { FieldProps } from "./field-props.ts";

export type TextFieldProps = FieldProps &
  Omit<TextInputProps, keyof FieldProps | "size" | "radius" | "variant" | "styles" | "classNames">;

/** One line of text. Takes `form.getInputProps("x")` of @mantine/form as it is. */
export function TextField({ error, description, ...rest }: TextFieldProps) {
  return <TextInput {...rest} description={description} error={error} />;
}
