import type { ApplicantRoom } from '../list/use-applicant-room';
import { AnswersDialog } from './answers-dialog';

type AnswersWindowProps = {
  room: ApplicantRoom;
  shownId: number | undefined;
  onShow: (id: number | undefined) => void;
};

/** The answers of one row, with buttons to the previous and next row. */
export function AnswersWindow({ room: { offerId, rows }, shownId, onShow }: AnswersWindowProps) {
  const at = rows.findIndex(({ id }) => id === shownId);
  const application = rows[at];
  if (!application) return undefined;

  return (
    <AnswersDialog
      offerId={offerId}
      application={application}
      place={{ number: at + 1, total: rows.length }}
      onMove={(step) => onShow(rows[at + step]?.id)}
      onClose={() => onShow(undefined)}
    />
  );
}
