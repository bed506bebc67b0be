/**
 * In milliseconds. Long, because a slow machine is no failure; only missing results wait that long.
 */
export const patience = { timeout: 120_000, expect: { timeout: 30_000 } };
