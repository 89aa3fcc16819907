/** Questions about one topic. */
export interface QuestionGroup {
  id: string;
  title: string;
  list: {
    q: string;
    a: string[];
    /** What people type who look for this answer, as far as question and answer don't say it. */
    terms: string;
  }[];
}
