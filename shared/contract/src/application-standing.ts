import * as v from 'valibot';
import { messageToWire, messageWire } from './message';
import { wireInteger, wireListUpTo, wireObject } from './wire';

/**
 * How an application stands: all that a change of many has to know of it. With a version the change
 * is only made if nobody else has made one since.
 */
export type Standing = { id: number; statusId: number; version: number | undefined };

/** The most that are found at once, and that one call changes: 75 KB, as each travels in 15 bytes. */
export const maxStandings = 5000;

/** «[id, status, version]». */
const standingWire = v.strictTuple([wireInteger, wireInteger, wireInteger]);
const standingsWire = wireListUpTo(standingWire, maxStandings);

const toStanding = ([id, statusId, version]: v.InferOutput<typeof standingWire>): Standing => ({
  id,
  statusId,
  version,
});

const standingsToWire = (standings: readonly Standing[]) =>
  standings.map(({ id, statusId, version = 0 }) => [id, statusId, version]);

/** Those that a list finds, in its order, and how many there are in all. */
export type FoundStandings = { standings: Standing[]; total: number };

export const foundStandingsWire = wireObject({ total: wireInteger, postulaciones: standingsWire });

export const foundStandingsFromWire = v.pipe(
  foundStandingsWire,
  v.transform(({ total, postulaciones }): FoundStandings => ({
    total,
    standings: postulaciones.map(toStanding),
  })),
);

export const foundStandingsToWire = ({ standings, total }: FoundStandings) => ({
  total,
  postulaciones: standingsToWire(standings),
});

/** Where the statuses of several applications are changed by one call: all of them, or none. */
export const standingChangesPath = '/api/aplicantes-ofertas/cambios-de-estado';

/** Each with the status that it shall get, and the version at which it was seen. */
export const standingChangesToWire = (wanted: readonly Standing[]) => ({
  cambios: wanted.map(({ id, statusId, version }) => [id, statusId, version ?? null]),
});

/** The answer: how they stand now, in the order of the call. */
export const changedStandingsWire = wireObject({
  ...messageWire.entries,
  postulaciones: standingsWire,
});

export const changedStandingsFromWire = v.pipe(
  changedStandingsWire,
  v.transform(({ postulaciones }) => postulaciones.map(toStanding)),
);

export const changedStandingsToWire = (message: string, standings: readonly Standing[]) => ({
  ...messageToWire(message),
  postulaciones: standingsToWire(standings),
});
