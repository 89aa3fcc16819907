/** The same hands with oil to spare: only the caption is another one. */
export { shot } from "./f4-3.ts";
