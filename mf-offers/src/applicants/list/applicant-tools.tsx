import { chakra } from '@chakra-ui/react/styled-system';
import { ActionButton } from '@portal/kit/ui/action-button';
import { Button } from '@portal/kit/ui/button';
import { FileDown, Keyboard } from 'lucide-react';
import { exportApplicants } from '../export-applicants';
import type { ApplicantRoom } from './use-applicant-room';

type ApplicantToolsProps = {
  room: ApplicantRoom;
  isReviewing: boolean;
  onToggleReview: () => void;
};

export function ApplicantTools({ room, isReviewing, onToggleReview }: ApplicantToolsProps) {
  return (
    <chakra.div display="flex" flexWrap="wrap" justifyContent="flex-end" gap="2" marginBottom="3">
      <Button
        variant={isReviewing ? 'solid' : 'ghost'}
        size="sm"
        aria-pressed={isReviewing}
        onClick={onToggleReview}
      >
        <Keyboard aria-hidden size={16} />
        Revisar con teclado
      </Button>
      <ActionButton
        variant="ghost"
        size="sm"
        icon={FileDown}
        failure={{ title: 'No se pudo exportar' }}
        action={() => exportApplicants(room.offerId, room.query)}
      >
        Exportar CSV
      </ActionButton>
    </chakra.div>
  );
}
