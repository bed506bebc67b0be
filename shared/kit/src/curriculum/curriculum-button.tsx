import { Download } from 'lucide-react';
import { useState } from 'react';
import { alertFailure } from '../failures/alert-failure';
import { downloadCurriculum } from '../resources/job-applications';
import { Button } from '../ui/button';

type CurriculumButtonProps = {
  applicantName: string;
  /** File name of the CV; an application may have none. */
  fileName: string | undefined;
  onDownloaded?: () => void;
};

/** Saves an applicant's CV under its file name (specification §2, §7). */
export function CurriculumButton(props: CurriculumButtonProps) {
  const { applicantName, fileName, onDownloaded } = props;
  const [isDownloading, setDownloading] = useState(false);
  if (!fileName) return 'N/A';

  async function download(name: string) {
    setDownloading(true);
    try {
      await downloadCurriculum(name);
      onDownloaded?.();
    } catch (error) {
      void alertFailure(error, { title: 'No se pudo descargar el CV', field: 'message' });
    } finally {
      setDownloading(false);
    }
  }

  return (
    <Button
      variant="outline"
      size="sm"
      loading={isDownloading}
      aria-label={`Descargar CV de ${applicantName}`}
      onClick={() => void download(fileName)}
    >
      {!isDownloading && <Download aria-hidden size={16} />}
      Descargar CV
    </Button>
  );
}
