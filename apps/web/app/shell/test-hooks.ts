/** What tests may move on every page of the app; loaded only on a page that is tested. */
import { microsoft } from "../api/access/social/microsoft.ts";
import { offerToTests } from "../api/test-object.ts";
import { bar } from "../ui/loading-bar.tsx";
import { showToast } from "../ui/toast.ts";

offerToTests({ toast: showToast, bar, microsoft });
