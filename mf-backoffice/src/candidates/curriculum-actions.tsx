import { chakra } from '@chakra-ui/react/styled-system';
import type { JobApplication } from '@portal/contract/job-application';
import { Button } from '@portal/kit/ui/button';
import { CurriculumButton } from '@portal/kit/ui/curriculum-button';
import { Eye } from 'lucide-react';

type CurriculumActionsProps = {
  candidate: JobApplication;
  onShow: (candidate: JobApplication) => void;
};

export function CurriculumActions({ candidate, onShow }: CurriculumActionsProps) {
  const { applicant, curriculum } = candidate;

  return (
    <Actions>
      {curriculum && (
        <Button
          variant="ghost"
          size="sm"
          aria-label={`Ver CV de ${applicant.name}`}
          onClick={() => onShow(candidate)}
        >
          <Eye aria-hidden size={16} />
          Ver CV
        </Button>
      )}
      <CurriculumButton applicantName={applicant.name} fileName={curriculum} />
    </Actions>
  );
}

const Actions = chakra('span', {
  base: { display: 'inline-flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '1' },
});
