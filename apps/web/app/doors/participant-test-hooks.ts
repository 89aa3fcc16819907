/** What tests may read of a participant on a door; loaded only on a page that is tested. */
import { access, forget } from "../api/participant/access.ts";
import { idle, type ParticipantState } from "../api/participant/participant-state.ts";
import { offerToTests } from "../api/test-object.ts";

const participant = {
  get state(): ParticipantState {
    const { problem, ...signIn } = access.get();
    return Object.assign(signIn, idle);
  },
  reset: () => forget(),
};

offerToTests({ participant });
