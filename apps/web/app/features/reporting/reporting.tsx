import { useEffect } from "react";
import { startReporting } from "./report.ts";

/** Reports errors of this page where the installation is set up for it. Draws nothing. */
export function Reporting() {
  useEffect(() => void startReporting(), []);
  return null;
}
