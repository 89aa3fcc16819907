import { createContext } from "react";

/**
 * True while the empty page of the app is built. It is rendered at the home page's address, but unlike the home page it
 * loads the app's scripts.
 */
export const EmptyPage = createContext(false);
