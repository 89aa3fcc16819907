/** Seconds that the pictures and the sound of the opening share. */

/** Second at which the plate stands; the sound has it at the same time. */
export const STANDS = 3.4;

/** Second at which the beam has stopped on the heron. */
export const STOPS = 7;

/** Seconds at which the shutters of each window open. */
export const SHUTTERS = [0.5, 1.2, 1.9, 2.5, 3.1, 3.9, 4.7, 5.6];

/** Second at which the hand moves; the sound ticks with it. */
export const TICK = 3.6;

/** Seconds at which each lantern is lit; the sound strikes its matches then. */
export const MATCHES = [0.7, 1.3, 1.85, 2.4, 2.9, 3.4];
