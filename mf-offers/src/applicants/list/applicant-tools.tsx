import { chakra } from '@chakra-ui/react/styled-system';
import { initialApplicationStatusId } from '@portal/contract/application-status';
import { formatNumber } from '@portal/kit/format/money';
import { ActionButton } from '@portal/kit/ui/action-button';
import { Button } from '@portal/kit/ui/button';
import { FileDown, Zap } from 'lucide-react';
import type { ApplicantRoom } from './use-applicant-room';

type ApplicantToolsProps = { room: ApplicantRoom; onReview: (id: number) => void };

export function ApplicantTools({ room, onReview }: ApplicantToolsProps) {
  const { offerId, query, rows, counts = [] } = room;
  const unreviewed = counts.find(({ statusId }) => statusId === initialApplicationStatusId)?.total;
  const first = rows.find(({ status }) => status.id === initialApplicationStatusId) ?? rows[0];

  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2">
      <ActionButton
        variant="outline"
        icon={FileDown}
        failure={{ title: 'No se pudo exportar' }}
        action={async () => (await import('../export-applicants')).exportApplicants(offerId, query)}
      >
        Exportar CSV
      </ActionButton>
      <Button variant="accent" disabled={!first} onClick={() => first && onReview(first.id)}>
        <Zap aria-hidden size={18} />
        <span>{unreviewed === undefined ? 'Revisar' : `Revisar ${formatNumber(unreviewed)}`}</span>
      </Button>
    </chakra.div>
  );
}
