/** Variant and add-ons on one line. */
export function choicesText(variant: string | null, addons: readonly { readonly title: string }[]): string {
  const titles = addons.map((addon) => addon.title);
  return (variant === null ? titles : [variant, ...titles]).join(", ");
}
