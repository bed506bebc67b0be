import {
  activityActions,
  activityEntryFields,
  activityFields,
  activitySubjects,
  type ActivityEntry,
  type ActivityField,
} from './activity';
import { companyActivity } from './company-activity';
import { toWire } from './field-bodies';

// Only the server writes activity, and only it knows all that can change.

type Named = Readonly<Partial<Record<string, { wire: string; label: string }>>>;

/** Only these say their labels: pages know the others. */
const told: Named = companyActivity;
const fields: Named = { ...activityFields, ...told };

/** Whether something can change under this name. */
export const isActivityField = (name: string): name is ActivityField => Object.hasOwn(fields, name);

const entryToWire = toWire(activityEntryFields);

export const activityEntryToWire = (entry: ActivityEntry) =>
  entryToWire({
    ...entry,
    action: activityActions[entry.action],
    subject: activitySubjects[entry.subject],
    changes: entry.changes.map(({ field, ...change }) => ({
      ...change,
      field: fields[field]?.wire ?? '',
      label: told[field]?.label,
    })),
  });
