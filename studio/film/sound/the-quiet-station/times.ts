/** Seconds that the pictures and the sound of the opening share. */

/** Seconds at which the next window goes out, the garden last. */
export const OUT = [2, 2.9, 3.8, 4.7, 5.6, 6.5, 7.6];

/** Seconds at which the taps sound; the sound of the film has them at the same times. */
export const TAPS = [2.4, 3.3, 4.2];

/** When every door shuts. */
export const SHUT = 6.4;
