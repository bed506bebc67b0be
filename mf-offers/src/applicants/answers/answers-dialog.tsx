import { chakra } from '@chakra-ui/react/styled-system';
import type { JobApplication } from '@portal/contract/job-application';
import { ActivityDisclosure } from '@portal/kit/activity/activity-disclosure';
import { dateAndTime } from '@portal/kit/format/dates';
import { appliedAs } from '@portal/kit/format/later-changes';
import { OriginalText } from '@portal/kit/ui/original-text';
import { Button } from '@portal/kit/ui/button';
import { Dialog } from '@portal/kit/ui/dialog';
import { AnswerList } from './answer-list';

type AnswersDialogProps = {
  offerId: number;
  application: JobApplication;
  /** Position of the applicant in the list. */
  place: { number: number; total: number };
  onMove: (step: -1 | 1) => void;
  onClose: () => void;
};

/** The applicant's answers to the offer's questions (S2.86). */
export function AnswersDialog(props: AnswersDialogProps) {
  const { offerId, application, place, onMove, onClose } = props;
  const { applicant } = application;
  const changed = appliedAs(application);

  return (
    <Dialog
      title="Respuestas del aplicante"
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" disabled={place.number === 1} onClick={() => onMove(-1)}>
            Aplicante anterior
          </Button>
          <Button
            variant="outline"
            disabled={place.number === place.total}
            onClick={() => onMove(1)}
          >
            Aplicante siguiente
          </Button>
        </>
      }
    >
      <chakra.p role="status" color="ink.muted" marginBottom="5">
        {`${applicant.name} · ${applicant.email} · ${place.number} de ${place.total}`}
      </chakra.p>
      {changed !== undefined && (
        <chakra.p marginBottom="5">
          <OriginalText text={`Postuló el ${dateAndTime(application.appliedAt)}`} later={changed} />
        </chakra.p>
      )}
      <AnswerList offerId={offerId} application={application} />
      <ActivityDisclosure
        key={application.id}
        of={{ subject: 'application', id: application.id }}
      />
    </Dialog>
  );
}
