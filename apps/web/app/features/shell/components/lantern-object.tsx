import { getConfig } from "@lantern/contract/http";
import { useEffect } from "react";
import { call } from "../../../api/client.ts";
import { bar } from "../../../ui/loading-bar.tsx";
import { showToast } from "../../../ui/toast.tsx";
import { microsoft } from "../../access/social/microsoft.ts";

/** In local mode, what tests and curious people may hold: `lantern.toast`, `lantern.bar`, `lantern.microsoft`. */
export function LanternObject() {
  useEffect(() => {
    call(getConfig)
      .then(({ local }) => {
        if (!local) return;
        const page = globalThis as unknown as { lantern?: Record<string, unknown> };
        page.lantern = { ...page.lantern, toast: showToast, bar, microsoft };
      })
      .catch(() => {
        // Without an answer there is no local mode.
      });
  }, []);
  return null;
}
