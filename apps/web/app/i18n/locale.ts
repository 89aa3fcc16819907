/** The language and region that dates and numbers are written for. */
export const locale = "en-GB";
