import type { ServerFrame, Snapshot } from "@lantern/contract/live";
import { patch } from "@lantern/contract/live-protocol";

/** The view from the server: a snapshot with the following diffs applied. */
export class SnapshotReplica {
  #snapshot: Snapshot | null = null;
  #version = 0;

  get snapshot(): Snapshot | null {
    return this.#snapshot;
  }

  /**
   * Applies a frame; true if the view changed. A diff before the first snapshot is ignored.
   *
   * @throws Error when a diff does not follow the version that is here: frames were lost or reordered
   */
  apply(frame: ServerFrame): boolean {
    if (frame.t === "snap") {
      this.#snapshot = frame.s;
      this.#version = frame.v;
      return true;
    }
    if (frame.t !== "diff" || !this.#snapshot) return false;
    if (frame.v !== this.#version + 1)
      throw new Error(`diff ${frame.v} does not follow version ${this.#version}`);
    this.#snapshot = patch(this.#snapshot, frame.d) as Snapshot;
    this.#version = frame.v;
    return true;
  }
}
