import { chakra } from '@chakra-ui/react/styled-system';
import { noFilters } from '@portal/kit/job-applications/list-query';
import { Button } from '@portal/kit/ui/button';
import { lazyPart } from '@portal/kit/ui/lazy-part';
import { Navigate } from '@portal/runtime';
import { Suspense, useState } from 'react';
import { ApplicantPages } from './applicant-pages';
import { ApplicantStrip } from './applicant-strip';
import { ApplicantTable } from './applicant-table';
import { ApplicantTabs } from './applicant-tabs';
import { ApplicantToolbar } from './applicant-toolbar';
import { ListAndCurriculum } from './list-and-curriculum';
import type { ApplicantRoom } from './use-applicant-room';

const AnswersWindow = lazyPart(
  async () => (await import('../answers/answers-window')).AnswersWindow,
);

type ApplicantListProps = { room: ApplicantRoom; onReview: (id: number) => void };

/** The applicants of the query in the address, with all actions on them. */
export function ApplicantList({ room, onReview }: ApplicantListProps) {
  const { query, onQuery, rows, read } = room;
  const [curriculumOf, setCurriculumOf] = useState<number>();
  const [answersOf, setAnswersOf] = useState<number>();
  const shownCurriculum = rows.find(({ id }) => id === curriculumOf);
  const isBehind = !read.isStale && rows.length === 0 && query.page > 1;
  if (isBehind) return <Navigate to={room.pathToPage(Math.max(1, room.totalPages))} replace />;

  return (
    <>
      <Head>
        <ApplicantTabs
          statuses={room.allStatuses}
          counts={room.counts}
          statusId={query.filters.statusId}
          onChange={(statusId) => onQuery({ filters: { statusId } })}
        />
        <ApplicantToolbar query={query} onChange={onQuery} />
      </Head>
      <ApplicantStrip room={room} />
      <ListAndCurriculum shown={shownCurriculum} onClose={() => setCurriculumOf(undefined)}>
        <Rows aria-busy={read.isStale}>
          <ApplicantTable
            room={room}
            isNarrow={shownCurriculum !== undefined}
            onReview={onReview}
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
      {answersOf !== undefined && (
        <Suspense>
          <AnswersWindow room={room} shownId={answersOf} onShow={setAnswersOf} />
        </Suspense>
      )}
    </>
  );
}

/** Side by side if there is room; open filters go below both. */
const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    marginBottom: '2',
    '& > [role=group]': { flex: { base: '1 1 100%', xl: '0 1 auto' } },
  },
});

/** Old rows fade only if the new ones take noticeably long. */
const Rows = chakra('div', {
  base: {
    minWidth: '0',
    transition: 'opacity 150ms',
    '&[aria-busy=true]': { opacity: 0.6, transitionDelay: '250ms' },
  },
});
