import { chakra } from '@chakra-ui/react/styled-system';
import type { JobApplication } from '@portal/contract/job-application';
import { useResource } from '@portal/kit/query/use-resource';
import { applicationStatusesResource } from '@portal/kit/resources/application-statuses';
import { Button } from '@portal/kit/ui/button';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { AnswersDialog } from './answers-dialog';
import { ApplicantTable } from './applicant-table';
import { exportApplicants } from './export-applicants';
import { useStatusChanges } from './use-status-changes';

type ApplicantListProps = { offerId: number; applications: readonly JobApplication[] };

export function ApplicantList({ offerId, applications }: ApplicantListProps) {
  const { data: statuses = [] } = useResource(applicationStatusesResource);
  const { change, flush } = useStatusChanges(offerId);
  const [answersOf, setAnswersOf] = useState<number>();
  const shown = applications.findIndex(({ id }) => id === answersOf);
  const applicant = applications[shown]?.applicant;

  return (
    <>
      <chakra.div display="flex" justifyContent="flex-end" marginBottom="3">
        <Button variant="ghost" size="sm" onClick={() => exportApplicants(offerId, applications)}>
          <FileDown aria-hidden size={16} />
          Exportar CSV
        </Button>
      </chakra.div>
      <ApplicantTable
        applications={applications}
        statuses={statuses}
        onStatusChange={change}
        onStatusLeave={flush}
        onShowAnswers={({ id }) => setAnswersOf(id)}
      />
      {applicant && (
        <AnswersDialog
          offerId={offerId}
          applicant={applicant}
          place={{ number: shown + 1, total: applications.length }}
          onMove={(step) => setAnswersOf(applications[shown + step]?.id)}
          onClose={() => setAnswersOf(undefined)}
        />
      )}
    </>
  );
}
