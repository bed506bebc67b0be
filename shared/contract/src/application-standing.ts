import * as v from 'valibot';
import { messageToWire, messageWire } from './message';
import { wireInteger, wireListUpTo, wireObject } from './wire';

/**
 * Status of a job application as needed for changing many at once. With a version, the change is
 * refused if the job application has changed since.
 */
export type Standing = { id: number; statusId: number; version: number | undefined };

/** Most job applications in one answer and in one change: 75 KB, at 15 bytes each. */
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

/** Matching job applications in the order of the list, and their total number. */
export type FoundStandings = { standings: Standing[]; total: number };

/** Answer of GET /api/aplicantes_ofertas/id_oferta/{id}/encontrados. */
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

/** Changes the statuses of several job applications in one call: all of them or none. */
export const standingChangesPath = '/api/aplicantes-ofertas/cambios-de-estado';

/** Each change has the new status and the version that the page last read. */
export const standingChangesToWire = (wanted: readonly Standing[]) => ({
  cambios: wanted.map(({ id, statusId, version }) => [id, statusId, version ?? null]),
});

/** Statuses and versions after the change, in the order of the request. */
export const changedStandingsWire = wireObject({
  ...messageWire.entries,
  postulaciones: standingsWire,
});

export const changedStandingsFromWire = v.pipe(
  changedStandingsWire,
  v.transform(({ postulaciones }) => postulaciones.map(toStanding)),
);

/** Answer of PUT /api/aplicantes-ofertas/cambios-de-estado. */
export const changedStandingsToWire = (message: string, standings: readonly Standing[]) => ({
  ...messageToWire(message),
  postulaciones: standingsToWire(standings),
});
