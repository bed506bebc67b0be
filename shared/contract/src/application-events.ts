import * as v from 'valibot';
import { wireInteger, wireList, wireObject } from './wire';

/** Stream of application events. It carries ids only, no personal data. */
export const applicationEventsPath = '/api/eventos';

const applicationEventWire = wireObject({ ids: wireList(wireInteger) });

/**
 * Ids of job applications that are new or changed their status. An empty list means that any may
 * have changed.
 */
export const applicationEventFromWire = v.pipe(
  applicationEventWire,
  v.transform(({ ids }): readonly number[] => ids),
);

/** Data of one event of the stream, before it is written as JSON. */
export const applicationEventToWire = (ids: readonly number[]) => ({ ids: [...ids] });

/**
 * Event of the stream: offers or requests from outside have changed. It is a named event, so
 * clients that only know the events above ignore it.
 */
export const pendingWorkNews = 'event: pendientes\ndata:';
