import { changeLabel, type ActivityQuery } from '@portal/contract/activity';
import { dateAndTime } from '../format/dates';
import { activityResource } from '../resources/activity';

/**
 * Author and time of the last change of a field, or of any field: «Valentina Rojas, 05/03/2026
 * 14:07».
 */
export type LastChanges = (fieldLabel?: string) => string | undefined;

/** Reads the newest page of a record's activity log. */
export async function readLastChanges(of: ActivityQuery['of']): Promise<LastChanges> {
  const { items } = await activityResource({ of, page: 0 }).load();
  return (fieldLabel) => {
    const last = items.find(({ changes }) =>
      changes.some((change) => fieldLabel === undefined || changeLabel(change) === fieldLabel),
    );
    return last?.actor && `${last.actor}, ${dateAndTime(last.at)}`;
  };
}
