import { type Page, pageAmong } from "../site-map/page.ts";

let own: readonly Page[] = [];

/** Each application says at its start which pages it has, so that none loads the list of the others. */
export function setOwnPages(pages: readonly Page[]): void {
  own = pages;
}

/** A page of this application by its path in the site map. */
export const ownPage = (id: string): Page | undefined => own.find(({ path }) => path === id);

/** The page of this application at an address. */
export const ownPageAt = (address: string): Page | undefined => pageAmong(own, address);
