import { isGivenByStaff } from '@portal/contract/application-status';
import type { JobApplication } from '@portal/contract/job-application';
import { useResource } from '@portal/kit/query/use-resource';
import { applicationStatusesResource } from '@portal/kit/resources/application-statuses';
import { useState, type ComponentProps } from 'react';
import { AnswersDialog } from './answers/answers-dialog';
import { CompareDialog } from './answers/compare-dialog';
import { ApplicantTable } from './applicant-table';
import { ApplicantTools } from './applicant-tools';
import { exportApplicants } from './export-applicants';
import { ListAndCurriculum } from './list-and-curriculum';
import { SelectionBar } from './status/selection-bar';
import { useStatusChanges } from './status/use-status-changes';
import { TriageHints } from './triage/triage-hints';
import { useTriage } from './triage/use-triage';

type ApplicantListProps = {
  offerId: number;
  applications: readonly JobApplication[];
  /** Those that a colleague just changed. */
  changedIds: readonly number[];
};

export function ApplicantList({ offerId, changedIds, ...props }: ApplicantListProps) {
  const { data: allStatuses = [] } = useResource(applicationStatusesResource);
  const statuses = allStatuses.filter(isGivenByStaff);
  const { shown, change, changeMany, review, flush } = useStatusChanges(offerId);
  const applications = shown(props.applications);
  const [curriculumOf, setCurriculumOf] = useState<number>();
  const shownCurriculum = applications.find(({ id }) => id === curriculumOf);
  const triage = useTriage({
    applications,
    statuses,
    onChange: review,
    onCurriculum: (application) => setCurriculumOf(application?.id),
    isCurriculumOpen: shownCurriculum !== undefined,
  });
  const [answersOf, setAnswersOf] = useState<number>();
  const [chosenIds, setChosenIds] = useState<readonly number[]>([]);

  return (
    // Keys bubble up here from the rows' own buttons, which are what has the focus.
    <div onKeyDown={triage.handleKey}>
      <ApplicantTools
        isReviewing={triage.isOn}
        onToggleReview={triage.toggle}
        onExport={() => exportApplicants(offerId, applications)}
      />
      {triage.isOn && <TriageHints statuses={statuses} />}
      <ChosenApplicants
        offerId={offerId}
        chosen={applications.filter(({ id }) => chosenIds.includes(id))}
        statuses={statuses}
        changeMany={changeMany}
        onClear={() => setChosenIds([])}
      />
      <ListAndCurriculum
        shown={shownCurriculum}
        keepsFocus={triage.isOn}
        onClose={() => setCurriculumOf(undefined)}
      >
        <ApplicantTable
          applications={applications}
          statuses={statuses}
          chosenIds={chosenIds}
          changedIds={changedIds}
          isNarrow={shownCurriculum !== undefined}
          isReviewing={triage.isOn}
          onToggle={({ id }) => setChosenIds(toggled(chosenIds, id))}
          onStatusChange={change}
          onStatusLeave={flush}
          onShowAnswers={({ id }) => setAnswersOf(id)}
          onShowCurriculum={({ id }) => setCurriculumOf(id)}
        />
      </ListAndCurriculum>
      <AnswersWindow
        offerId={offerId}
        applications={applications}
        shownId={answersOf}
        onShow={setAnswersOf}
      />
    </div>
  );
}

const toggled = (ids: readonly number[], id: number) =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];

type ChosenApplicantsProps = Omit<ComponentProps<typeof SelectionBar>, 'onCompare'> & {
  offerId: number;
};

function ChosenApplicants({ offerId, ...rest }: ChosenApplicantsProps) {
  const [isComparing, setComparing] = useState(false);
  if (rest.chosen.length === 0) return undefined;

  return (
    <>
      <SelectionBar {...rest} onCompare={() => setComparing(true)} />
      {isComparing && (
        <CompareDialog
          offerId={offerId}
          applications={rest.chosen}
          onClose={() => setComparing(false)}
        />
      )}
    </>
  );
}

type AnswersWindowProps = {
  offerId: number;
  applications: readonly JobApplication[];
  shownId: number | undefined;
  onShow: (id: number | undefined) => void;
};

function AnswersWindow({ offerId, applications, shownId, onShow }: AnswersWindowProps) {
  const at = applications.findIndex(({ id }) => id === shownId);
  const application = applications[at];
  if (!application) return undefined;

  return (
    <AnswersDialog
      offerId={offerId}
      application={application}
      place={{ number: at + 1, total: applications.length }}
      onMove={(step) => onShow(applications[at + step]?.id)}
      onClose={() => onShow(undefined)}
    />
  );
}
