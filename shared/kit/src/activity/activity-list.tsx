import { chakra } from '@chakra-ui/react/styled-system';
import {
  changeLabel,
  type ActivityAction,
  type ActivityEntry,
  type ActivitySubject,
  type SentActivityChange,
} from '@portal/contract/activity';
import { dateAndTime } from '../format/dates';

type ActivityListProps = {
  entries: readonly ActivityEntry[];
  /** True if each entry shows its record, for lists of several records. */
  namesSubject?: boolean;
};

/**
 * Renders entries of the activity log, with author, time and changed fields. Use `ActivityFeed` to
 * load and page them.
 */
export function ActivityList({ entries, namesSubject = false }: ActivityListProps) {
  return (
    <Entries>
      {entries.map((entry) => (
        <li key={entry.id}>
          <p>
            <strong>{entry.actor ?? 'El sistema'}</strong>{' '}
            <span>{`${verbs[entry.action]} ${namesSubject ? `${nouns[entry.subject]} «${entry.title}»` : whatOf(entry)}`}</span>
          </p>
          <chakra.time dateTime={entry.at} color="ink.muted" fontSize="0.875rem">
            {dateAndTime(entry.at)}
          </chakra.time>
          {entry.changes.length > 0 && (
            <chakra.dl gridColumn="1 / -1" marginTop="1">
              {entry.changes.map((change) => (
                <Change key={change.field} change={change} />
              ))}
            </chakra.dl>
          )}
        </li>
      ))}
    </Entries>
  );
}

const verbs: Record<ActivityAction, string> = {
  created: 'creó',
  updated: 'cambió',
  deleted: 'eliminó',
  restored: 'recuperó',
};

const nouns: Record<ActivitySubject, string> = {
  offer: 'la oferta',
  application: 'la postulación',
  person: 'a la persona',
  applicationStatus: 'el estado',
  account: 'la cuenta',
  company: 'de la empresa',
};

const whatOf = ({ action, changes, subject }: ActivityEntry) =>
  action === 'updated'
    ? changes.map((change) => changeLabel(change).toLocaleLowerCase('es')).join(', ')
    : nouns[subject];

function Change({ change }: { change: SentActivityChange }) {
  const { field, before, after } = change;
  // File names of photos mean nothing to readers.
  const isFile = field === 'photo';

  return (
    <ChangeLine>
      <dt>{changeLabel(change)}</dt>
      <dd>
        {isFile ? (
          'Hay una foto nueva.'
        ) : (
          <>
            <chakra.span srOnly>antes: </chakra.span>
            <chakra.del color="ink.muted">{before || 'sin dato'}</chakra.del>
            <span aria-hidden> → </span>
            <chakra.span srOnly>, ahora: </chakra.span>
            <chakra.ins textDecoration="none">{after || 'sin dato'}</chakra.ins>
          </>
        )}
      </dd>
    </ChangeLine>
  );
}

const Entries = chakra('ul', {
  base: {
    fontSize: '0.9375rem',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: { base: '1fr', sm: '1fr auto' },
      columnGap: '4',
      paddingBlock: '3',
      borderTopWidth: '1px',
    },
    '& > li:first-of-type': { borderTop: 'none', paddingTop: '0' },
  },
});

const ChangeLine = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '2',
    fontSize: '0.875rem',
    '& dt': { fontWeight: '600' },
    '& dd': {
      minWidth: '0',
      // Shows only the beginning of long texts.
      lineClamp: '3',
    },
  },
});
