/** Most characters of what a tax document says of a person or company (guide §4). */
export const taxpayerLengths = {
  name: 250,
  tradeName: 150,
  documentType: 2,
  documentNumber: 20,
  nit: 20,
  nrc: 12,
  activity: 6,
  activityWords: 150,
  department: 2,
  municipality: 2,
  district: 2,
  complement: 200,
  email: 100,
  phone: 30,
} as const;
export type TaxpayerField = keyof typeof taxpayerLengths;

/** Texts of a taxpayer that a choice changes. */
export type TaxpayerChanges = Partial<Record<TaxpayerField, string>>;

/** Chooses a department, municipality or district; another one clears what only has meaning inside the one before. */
export function choosePlace(
  field: "department" | "municipality" | "district",
  code: string,
  before: string,
): TaxpayerChanges {
  if (code === before) return {};
  if (field === "department") return { department: code, municipality: "", district: "" };
  return field === "municipality" ? { municipality: code, district: "" } : { district: code };
}

/** Chooses an economic activity with its official words, unless somebody typed words of their own. */
export function chooseActivity(
  activity: string,
  words: { readonly typed: string; readonly official: string; readonly officialBefore: string },
): TaxpayerChanges {
  const isOwn = words.typed.trim() !== "" && words.typed !== words.officialBefore;
  return { activity, activityWords: isOwn ? words.typed : words.official };
}
