/**
 * The path of the picture that a channel shows for the page of a team: one for each ending of a story.
 *
 * @param ending its id; that of a session which ended before its story begins with an underscore
 */
export const endingPicture = (story: string, ending: string): string =>
  `/share/ending-${story}-${ending.replace(/^_/, "")}.jpg`;
