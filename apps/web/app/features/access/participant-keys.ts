/** Where a participant's sign-in is at rest: the sealed token in local storage, what opens it in the tab's. */
export const participantKeys = { token: "experience_token", credentials: "experience_credentials" };
