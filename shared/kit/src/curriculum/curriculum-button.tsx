import { Download } from 'lucide-react';
import { downloadCurriculum } from '../resources/job-applications';
import { ActionButton } from '../ui/action-button';

type CurriculumButtonProps = {
  applicantName: string;
  /** File name of the CV; an application may have none. */
  fileName: string | undefined;
  onDownloaded?: () => void;
};

/** Saves an applicant's CV under its file name (specification §2, §7). */
export function CurriculumButton(props: CurriculumButtonProps) {
  const { applicantName, fileName, onDownloaded } = props;
  if (!fileName) return <span>N/A</span>;

  return (
    <ActionButton
      variant="outline"
      size="sm"
      aria-label={`Descargar CV de ${applicantName}`}
      icon={Download}
      failure={{ title: 'No se pudo descargar el CV' }}
      action={async () => {
        await downloadCurriculum(fileName);
        onDownloaded?.();
      }}
    >
      Descargar CV
    </ActionButton>
  );
}
