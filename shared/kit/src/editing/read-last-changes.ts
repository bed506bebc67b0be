import { changeLabel, type ActivityQuery } from '@portal/contract/activity';
import { dateAndTime } from '../format/dates';
import { activityResource } from '../resources/activity';

/** Who changed a field of a record last, or any of it, and when: «Valentina Rojas, 05/03/2026 14:07». */
export type LastChanges = (fieldLabel?: string) => string | undefined;

/** Reads them from the latest activity on a record. */
export async function readLastChanges(of: ActivityQuery['of']): Promise<LastChanges> {
  const { items } = await activityResource({ of, page: 0 }).load();
  return (fieldLabel) => {
    const last = items.find(({ changes }) =>
      changes.some((change) => fieldLabel === undefined || changeLabel(change) === fieldLabel),
    );
    return last?.actor && `${last.actor}, ${dateAndTime(last.at)}`;
  };
}
