import { chakra } from '@chakra-ui/react/styled-system';
import { Eye, ShieldUser } from 'lucide-react';
import { candidateDataPath } from '../routing/staff-paths';
import { IconButton } from '../ui/icon-button';
import { LinkButton } from '../ui/link-button';
import { CurriculumButton } from './curriculum-button';

type CurriculumActionsProps = {
  applicantName: string;
  /** File name of the CV; undefined if there is none. */
  fileName: string | undefined;
  /** If set, shows a link to all stored data of the applicant. */
  applicantId?: number;
  /** Called by the view button; show a `CurriculumPreview` then. */
  onShow: () => void;
};

/**
 * Renders icon buttons to view and to download an applicant's CV, for a row of a list. Without a CV
 * it renders «N/A» (S2.85).
 */
export function CurriculumActions(props: CurriculumActionsProps) {
  const { applicantName, fileName, applicantId, onShow } = props;
  const dataLabel = `Datos de ${applicantName}`;

  return (
    <Actions>
      {fileName && (
        <IconButton label={`Ver CV de ${applicantName}`} onClick={onShow}>
          <Eye aria-hidden size={18} />
        </IconButton>
      )}
      <CurriculumButton applicantName={applicantName} fileName={fileName} isIcon />
      {applicantId !== undefined && (
        <LinkButton
          to={candidateDataPath(applicantId)}
          variant="ghost"
          size="icon"
          aria-label={dataLabel}
          title={dataLabel}
        >
          <ShieldUser aria-hidden size={18} />
        </LinkButton>
      )}
    </Actions>
  );
}

const Actions = chakra('span', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '1', whiteSpace: 'nowrap' },
});
