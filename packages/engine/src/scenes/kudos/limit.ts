/** [K1] Everybody gives at most so many cards, to others. */
export const KUDOS_EACH = 3;
