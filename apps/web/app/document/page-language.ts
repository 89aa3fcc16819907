import type { Language } from "@lantern/contract/languages";
import { createContext, useContext } from "react";

/** The language that a page is prerendered in. */
export const PageLanguage = createContext<Language>("en");

/** The path of a page that is prerendered, as in the site map. */
export const PagePath = createContext("/");

export const usePageLanguage = (): Language => useContext(PageLanguage);

export const usePagePath = (): string => useContext(PagePath);
