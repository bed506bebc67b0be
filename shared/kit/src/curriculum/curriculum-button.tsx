import { Download } from 'lucide-react';
import { downloadCurriculum } from '../resources/job-applications';
import { ActionButton } from '../ui/action-button';

type CurriculumButtonProps = {
  applicantName: string;
  /** File name of the CV; undefined if there is none. */
  fileName: string | undefined;
  onDownloaded?: () => void;
  /** True for an icon button with a tooltip. */
  isIcon?: boolean;
};

/** Downloads an applicant's CV under its file name (S7.21); «N/A» without a CV (S2.85). */
export function CurriculumButton(props: CurriculumButtonProps) {
  const { applicantName, fileName, onDownloaded, isIcon = false } = props;
  if (!fileName) return <span>N/A</span>;
  const label = `Descargar CV de ${applicantName}`;

  return (
    <ActionButton
      {...(isIcon
        ? { variant: 'ghost', size: 'icon', title: label }
        : { variant: 'outline', size: 'sm' })}
      aria-label={label}
      icon={Download}
      failure={{ title: 'No se pudo descargar el CV' }}
      action={async () => {
        await downloadCurriculum(fileName);
        onDownloaded?.();
      }}
    >
      {!isIcon && 'Descargar CV'}
    </ActionButton>
  );
}
