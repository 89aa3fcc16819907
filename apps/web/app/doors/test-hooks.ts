/** What tests may move on a door; loaded only on a page that is tested. */
import { microsoft } from "../api/access/social/microsoft.ts";
import { offerToTests } from "../api/test-object.ts";

offerToTests({ microsoft });
