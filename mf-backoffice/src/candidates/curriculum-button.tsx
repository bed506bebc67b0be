import type { JobApplication } from '@portal/contract/job-application';
import { errorMessage, isHandled } from '@portal/kit/format/error-message';
import { downloadCurriculum } from '@portal/kit/resources/job-applications';
import { Button } from '@portal/kit/ui/button';
import { showAlert } from '@portal/runtime';
import { Download } from 'lucide-react';
import { useState } from 'react';

export function CurriculumButton({ candidate }: { candidate: JobApplication }) {
  const [isDownloading, setDownloading] = useState(false);
  const { applicant, curriculum } = candidate;
  if (!curriculum) return 'N/A';

  async function download(fileName: string) {
    setDownloading(true);
    try {
      await downloadCurriculum(fileName);
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
      aria-label={`Descargar CV de ${applicant.name}`}
      onClick={() => void download(curriculum)}
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
