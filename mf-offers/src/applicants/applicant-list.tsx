import type { JobApplication } from '@portal/contract/job-application';
import { useResource } from '@portal/kit/query/use-resource';
import { applicationStatusesResource } from '@portal/kit/resources/application-statuses';
import { useState } from 'react';
import { AnswersDialog } from './answers-dialog';
import { ApplicantTable } from './applicant-table';
import { ApplicantTools } from './applicant-tools';
import { CompareDialog } from './compare-dialog';
import { exportApplicants } from './export-applicants';
import { SelectionBar } from './selection-bar';
import { TriageHints } from './triage-hints';
import { useStatusChanges } from './use-status-changes';
import { useTriage } from './use-triage';

type ApplicantListProps = {
  offerId: number;
  applications: readonly JobApplication[];
  /** Those that a colleague just changed. */
  changedIds: readonly number[];
  /** Reads the list anew. */
  onChanged: () => Promise<void>;
};

export function ApplicantList(props: ApplicantListProps) {
  const { offerId, applications, changedIds, onChanged } = props;
  const { data: statuses = [] } = useResource(applicationStatusesResource);
  const { change, review, flush } = useStatusChanges(offerId);
  const triage = useTriage({ applications, statuses, onChange: review });
  const [answersOf, setAnswersOf] = useState<number>();
  const [chosenIds, setChosenIds] = useState<readonly number[]>([]);
  const [isComparing, setComparing] = useState(false);
  const chosen = applications.filter(({ id }) => chosenIds.includes(id));
  const shown = applications.findIndex(({ id }) => id === answersOf);
  const answering = applications[shown];

  return (
    // Keys bubble up here from the rows' own buttons, which are what has the focus.
    <div onKeyDown={triage.handleKey}>
      <ApplicantTools
        isReviewing={triage.isOn}
        onToggleReview={triage.toggle}
        onExport={() => exportApplicants(offerId, applications)}
      />
      {triage.isOn && <TriageHints statuses={statuses} />}
      {chosen.length > 0 && (
        <SelectionBar
          chosen={chosen}
          statuses={statuses}
          onChanged={onChanged}
          onCompare={() => setComparing(true)}
          onClear={() => setChosenIds([])}
        />
      )}
      <ApplicantTable
        applications={applications}
        statuses={statuses}
        chosenIds={chosenIds}
        changedIds={changedIds}
        onToggle={({ id }) => setChosenIds(toggled(chosenIds, id))}
        onStatusChange={change}
        onStatusLeave={flush}
        onShowAnswers={({ id }) => setAnswersOf(id)}
      />
      {answering && (
        <AnswersDialog
          offerId={offerId}
          application={answering}
          place={{ number: shown + 1, total: applications.length }}
          onMove={(step) => setAnswersOf(applications[shown + step]?.id)}
          onClose={() => setAnswersOf(undefined)}
        />
      )}
      {isComparing && (
        <CompareDialog
          offerId={offerId}
          applications={chosen}
          onClose={() => setComparing(false)}
        />
      )}
    </div>
  );
}

const toggled = (ids: readonly number[], id: number) =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
