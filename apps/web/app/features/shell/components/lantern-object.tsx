import { useEffect } from "react";
import { offerInLocalMode } from "../../../local-object.ts";
import { bar } from "../../../ui/loading-bar.tsx";
import { showToast } from "../../../ui/toast.tsx";
import { microsoft } from "../../access/social/microsoft.ts";

/** Offers `lantern.toast`, `lantern.bar` and `lantern.microsoft` in local mode. Renders nothing. */
export function LanternObject() {
  useEffect(() => {
    void offerInLocalMode({ toast: showToast, bar, microsoft });
  }, []);
  return null;
}
