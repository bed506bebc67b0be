import { chakra } from '@chakra-ui/react/styled-system';
import { Eye } from 'lucide-react';
import { CurriculumButton } from './curriculum-button';
import { IconButton } from './icon-button';

type CurriculumActionsProps = {
  applicantName: string;
  /** File name of the CV; an application may have none. */
  fileName: string | undefined;
  onShow: () => void;
};

/** Looks at an applicant's CV, or saves it. */
export function CurriculumActions({ applicantName, fileName, onShow }: CurriculumActionsProps) {
  return (
    <Actions>
      {fileName && (
        <IconButton label={`Ver CV de ${applicantName}`} onClick={onShow}>
          <Eye aria-hidden size={18} />
        </IconButton>
      )}
      <CurriculumButton applicantName={applicantName} fileName={fileName} />
    </Actions>
  );
}

const Actions = chakra('span', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '1' },
});
