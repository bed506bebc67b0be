import { showAlert } from '@portal/runtime';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { errorMessage, isHandled } from '../failures/error-message';
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
      tellFailure(error);
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

function tellFailure(error: unknown) {
  if (isHandled(error)) return;
  const text = errorMessage(error, 'Intenta de nuevo en unos minutos.', 'message');
  void showAlert({ kind: 'error', title: 'No se pudo descargar el CV', text });
}
