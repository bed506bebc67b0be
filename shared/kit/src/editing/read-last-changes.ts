import { activityFieldLabel, type ActivityQuery } from '@portal/contract/activity';
import { dateAndTime } from '../format/dates';
import { activityResource } from '../resources/activity';
import type { LastChanges } from './last-changes';

/** Reads them from the latest activity on a record. */
export async function readLastChanges(of: ActivityQuery['of']): Promise<LastChanges> {
  const { items } = await activityResource({ of, page: 0 }).load();
  return (fieldLabel) => {
    const last = items.find(({ changes }) =>
      changes.some(
        ({ field }) => fieldLabel === undefined || activityFieldLabel(field) === fieldLabel,
      ),
    );
    return last?.actor && `${last.actor}, ${dateAndTime(last.at)}`;
  };
}
