/** Which stream of which session. The name is what sorts, locks and fans out. */
export interface StreamId {
  name: string;
  sessionId: string;
  /** Rises when a session that nobody came to is confirmed again. */
  run: number;
  /** Null for the stream of the session itself. */
  team: string | null;
}

export function sessionStream(sessionId: string, run: number): StreamId {
  return { name: `${sessionId}.${run}`, sessionId, run, team: null };
}

export function teamStream(session: StreamId, team: string): StreamId {
  return { ...session, name: `${session.name}.${team}`, team };
}
