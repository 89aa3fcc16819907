/** Every kind of job and what it carries. A new kind is a line here and its function in `createTasks`. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the features
export interface JobPayloads {}

/** The functions that do the jobs. A thrown error means: try again later. */
export type Tasks = {
  [Name in keyof JobPayloads]: (payload: JobPayloads[Name]) => Promise<void>;
};
