import { createContext } from "react";

/**
 * True while the empty page of the app is being built. It is drawn at the address of the home page, but unlike
 * the home page it must bring the app's scripts.
 */
export const EmptyPage = createContext(false);
