/** `/sign-on/…`, with the id of the company; companies that have not moved yet come back to `/sign-on`. */

import { enrollmentWith, finishWith, isForEnrollment } from "../../api/access/single-sign-on.ts";
import { messageFor } from "../../api/error.ts";
import { showFeedback } from "../feedback.ts";
import { enterAs, orSecondFactor, replacePage } from "../go-to.ts";
import { pathSegments } from "../link.ts";
import { startDoor } from "../start-door.ts";
import { showState } from "../states.ts";

const response = location.search;
const [, companyId] = pathSegments();
// Removed before anything else can read it, and from the history.
history.replaceState(history.state, "", "/sign-on");
startDoor();
const showProblem = (error: unknown) => {
  showFeedback({ text: messageFor(error), bad: true });
  showState("not-yet");
};
if (isForEnrollment(response)) enrollmentWith(response, companyId).then(replacePage).catch(showProblem);
else if (new URLSearchParams(response).has("state"))
  finishWith(response, companyId)
    .catch(orSecondFactor)
    .then((user) => enterAs(user, "/dashboard"))
    .catch(showProblem);
else replacePage("/login");
