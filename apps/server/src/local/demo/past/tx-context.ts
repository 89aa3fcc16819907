import type { Context } from "../../../core/context.ts";
import type { Tx } from "../../../db/client.ts";

/** What is done with it belongs to one transaction: a start that is interrupted leaves no half of a past. */
export type TxContext = Context & { db: Tx };
