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

// Only the server writes activity, so only the server needs the names of all fields.

type Named = Readonly<Partial<Record<string, { wire: string; label: string }>>>;

/** Entries of these fields carry their labels, because pages do not have them. */
const told: Named = companyActivity;
const fields: Named = { ...activityFields, ...told };

/** True if activity entries can name this field. */
export const isActivityField = (name: string): name is ActivityField => Object.hasOwn(fields, name);

const entryToWire = toWire(activityEntryFields);

/** Item of GET /api/actividad. */
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
