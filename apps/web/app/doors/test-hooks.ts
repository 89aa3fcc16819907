/** What tests may move on a door; loaded only on a page that is tested. */
import { microsoft } from "../features/access/social/microsoft.ts";
import { offerToTests } from "../test-object.ts";

offerToTests({ microsoft });
