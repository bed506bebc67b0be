import type { JobApplication } from '@portal/contract/job-application';
import { useResource } from '@portal/kit/query/use-resource';
import { applicationStatusesResource } from '@portal/kit/resources/application-statuses';
import { useState } from 'react';
import { AnswersDialog } from './answers-dialog';
import { ApplicantTable } from './applicant-table';
import { useStatusChanges } from './use-status-changes';

type ApplicantListProps = { offerId: number; applications: readonly JobApplication[] };

export function ApplicantList({ offerId, applications }: ApplicantListProps) {
  const { data: statuses = [] } = useResource(applicationStatusesResource);
  const { change, flush } = useStatusChanges(offerId);
  const [answersOf, setAnswersOf] = useState<JobApplication>();

  return (
    <>
      <ApplicantTable
        applications={applications}
        statuses={statuses}
        onStatusChange={change}
        onStatusLeave={flush}
        onShowAnswers={setAnswersOf}
      />
      {answersOf && (
        <AnswersDialog
          offerId={offerId}
          applicant={answersOf.applicant}
          onClose={() => setAnswersOf(undefined)}
        />
      )}
    </>
  );
}
