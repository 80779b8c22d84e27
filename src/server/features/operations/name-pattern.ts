/** Names that hold the words; whoever types a % or an _ looks for it. */
export const namePattern = (words: string) => `%${words.replaceAll(/[\\%_]/g, "\\$&")}%`;
