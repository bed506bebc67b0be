import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '@portal/kit/ui/button';
import { FileDown, Keyboard } from 'lucide-react';

type ApplicantToolsProps = {
  isReviewing: boolean;
  onToggleReview: () => void;
  onExport: () => void;
};

export function ApplicantTools({ isReviewing, onToggleReview, onExport }: ApplicantToolsProps) {
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
      <Button variant="ghost" size="sm" onClick={onExport}>
        <FileDown aria-hidden size={16} />
        Exportar CSV
      </Button>
    </chakra.div>
  );
}
