export const productName = "Lantern Hour";

/** The title of a document. */
export const pageTitle = (page: string): string => `${page} · ${productName}`;
