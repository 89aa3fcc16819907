import type { Language } from "@lantern/contract/languages";
import { createContext, useContext } from "react";

/** The language that a page is prerendered in. */
export const PageLanguage = createContext<Language>("en");

export const usePageLanguage = (): Language => useContext(PageLanguage);
