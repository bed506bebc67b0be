import * as v from 'valibot';
import { wireInteger, wireList, wireObject } from './wire';

/** Where the stream of events is read; it carries ids and nothing of a person. */
export const applicationEventsPath = '/api/eventos';

const applicationEventWire = wireObject({ ids: wireList(wireInteger) });

/** Applications that came in or changed their status; none named means that any may have. */
export const applicationEventFromWire = v.pipe(
  applicationEventWire,
  v.transform(({ ids }): readonly number[] => ids),
);

export const applicationEventToWire = (ids: readonly number[]) => ({ ids: [...ids] });

/**
 * What else may wait for staff has changed: offers, or requests from outside. As it stands in the stream, where it
 * has a name: who knows only the events above takes no notice.
 */
export const pendingWorkNews = 'event: pendientes\ndata:';
