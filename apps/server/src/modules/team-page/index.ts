/** Public pages of teams. Other modules import only this file. */
export { findTeamCard } from "./presenter.ts";
