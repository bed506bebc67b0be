import { chakra } from '@chakra-ui/react/styled-system';
import { noFilters } from '@portal/kit/job-applications/list-query';
import { Button } from '@portal/kit/ui/button';
import { Navigate } from '@portal/runtime';
import { useState } from 'react';
import { AnswersWindow } from '../answers/answers-window';
import { TriageHints } from '../triage/triage-hints';
import { useTriage } from '../triage/use-triage';
import { ApplicantPages } from './applicant-pages';
import { ApplicantStrip } from './applicant-strip';
import { ApplicantTable } from './applicant-table';
import { ApplicantTabs } from './applicant-tabs';
import { ApplicantToolbar } from './applicant-toolbar';
import { ApplicantTools } from './applicant-tools';
import { ListAndCurriculum } from './list-and-curriculum';
import type { ApplicantRoom } from './use-applicant-room';

/** The applicants that the address asks for, and all that can be done with them. */
export function ApplicantList({ room }: { room: ApplicantRoom }) {
  const { query, onQuery, rows, read } = room;
  const [curriculumOf, setCurriculumOf] = useState<number>();
  const [answersOf, setAnswersOf] = useState<number>();
  const shownCurriculum = rows.find(({ id }) => id === curriculumOf);
  const triage = useTriage({
    applications: rows,
    statuses: room.statuses,
    onChange: room.review,
    onCurriculum: (application) => setCurriculumOf(application?.id),
    isCurriculumOpen: shownCurriculum !== undefined,
  });
  const isBehind = !read.isStale && rows.length === 0 && query.page > 1;
  if (isBehind) return <Navigate to={room.pathToPage(Math.max(1, room.totalPages))} replace />;

  return (
    // Keys bubble up here from the rows' own buttons, which are what has the focus.
    <div onKeyDown={triage.handleKey}>
      <ApplicantTools room={room} isReviewing={triage.isOn} onToggleReview={triage.toggle} />
      <ApplicantTabs
        statuses={room.allStatuses}
        counts={room.counts}
        statusId={query.filters.statusId}
        onChange={(statusId) => onQuery({ filters: { statusId } })}
      />
      <ApplicantToolbar query={query} onChange={onQuery} />
      {triage.isOn && <TriageHints statuses={room.statuses} />}
      <ApplicantStrip room={room} />
      <ListAndCurriculum
        shown={shownCurriculum}
        keepsFocus={triage.isOn}
        onClose={() => setCurriculumOf(undefined)}
      >
        <Rows aria-busy={read.isStale}>
          <ApplicantTable
            room={room}
            isNarrow={shownCurriculum !== undefined}
            isReviewing={triage.isOn}
            onShowAnswers={({ id }) => setAnswersOf(id)}
            onShowCurriculum={({ id }) => setCurriculumOf(id)}
          />
          {rows.length === 0 ? (
            <chakra.div display="flex" justifyContent="center" marginTop="5">
              <Button variant="outline" onClick={() => onQuery({ search: '', filters: noFilters })}>
                Ver todos los aplicantes
              </Button>
            </chakra.div>
          ) : (
            <ApplicantPages room={room} />
          )}
        </Rows>
      </ListAndCurriculum>
      <AnswersWindow room={room} shownId={answersOf} onShow={setAnswersOf} />
    </div>
  );
}

/** Old rows pale only when the new ones take long enough to be waited for. */
const Rows = chakra('div', {
  base: {
    minWidth: '0',
    transition: 'opacity 150ms',
    '&[aria-busy=true]': { opacity: 0.6, transitionDelay: '250ms' },
  },
});
