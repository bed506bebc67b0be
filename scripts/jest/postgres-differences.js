/**
 * API tests that `npm test` also runs on PostgreSQL: paths below api/src, with the possible
 * differences. The others prove rules independent of the database; `test:postgres` runs them all.
 */
export const postgresDifferences = {
  'platform/database/database': 'migrations, types and many connections at once',
  'platform/database/server-refusals': 'why a server lets nobody in',
  'platform/database/spanish-order': 'text stands in the same order on every database',
  'platform/database/plain-text': 'text is compared alike on every database, whatever its locale',
  'platform/database/away': 'a server that goes away and comes back',
  'platform/database/change-listener': 'news come over a connection of their own',
  'platform/database/require-version': 'versions, which triggers count, and writers at once',
  'platform/http/answer-cache': 'news of a write arrive after it',
  'platform/http/rate-limiter': 'windows are counted by the clock of the server',
  'platform/files/stored-files': 'cleaning up beside other processes',
  'applications/events/events': 'triggers tell of changes to whoever listens',
  'applications/job-applications/job-application-search':
    'search, sorting and their indexes, whatever the collation of the server',
  'applications/job-applications/job-applications': 'changes at the same moment wait for locks',
  'applications/job-applications/wizard': 'tries at once meet in unique keys',
  'applications/unverified-calls': 'calls at once with one e-mail wait for a lock',
  'applications/own-applications/own-applications': 'tries at once wait for locks',
  'applications/confirmations/confirmations': 'rows are adopted under locks',
  'applications/duplicates/duplicates': 'keys that generated columns and triggers keep',
  'catalogs/master-data/master-data': 'errors of unique and foreign keys',
  'desk/activity/activity': 'triggers record what happens, under locks',
  'desk/contact/notices': 'mails are taken by one process each',
  'desk/trash/trash': 'rows that are restored or removed are held',
  'offers/assignments/assignments': 'what is assigned at once waits for locks',
  'people/people': 'search and sorting of names',
  'people/accounts/accounts': 'the last administrator is held under a lock',
  'people/accounts/sessions/sessions': 'triggers tell of sessions that ended',
  'privacy/applicant-data/applicant-data': 'a person is anonymised under locks',
  'privacy/replies/replies': 'replies at once wait for locks',
  'privacy/retention/retention': 'each person is anonymised on its own',
  'start/backup/backup': 'a backup goes from one database to the other',
  'start/text-migration':
    'what was stored before is put into one form, under its indexes and triggers',
  'start/upgrade': 'a database of an earlier version is brought up to date',
  'start/upkeep': 'moments are counted by the clock of the server',
};
