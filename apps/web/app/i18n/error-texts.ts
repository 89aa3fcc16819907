/** Errors and hints in another language, for texts that the server or a form's schema has in English. */
export interface ErrorTexts {
  fieldText(english: string): string | undefined;
  byCode: Readonly<Record<string, string>>;
}

/** How the dashboard's document gets them; null in English. */
export const loadErrorTexts = null as (() => Promise<ErrorTexts>) | null;
