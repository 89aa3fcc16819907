import { useEffect } from "react";
import { pageTitle } from "./product-name.ts";

/** Marks the title that the document of an application has until its page has drawn its own. */
export const untilDrawn = "data-until-drawn";

/** The title of a page of an application. The document has the other elements of the head from its start. */
export function PageTitle({ children }: { children: string }) {
  useEffect(() => {
    document.querySelector(`head title[${untilDrawn}]`)?.remove();
  }, []);
  return <title>{pageTitle(children)}</title>;
}
