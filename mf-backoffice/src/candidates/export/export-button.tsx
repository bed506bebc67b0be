import { chakra } from '@chakra-ui/react/styled-system';
import { alertFailure } from '@portal/kit/failures/alert-failure';
import { tryAgainText } from '@portal/kit/failures/error-message';
import { formatNumber } from '@portal/kit/format/money';
import { Button } from '@portal/kit/ui/button';
import { FileSpreadsheet } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { CandidateQuery } from '../query/candidate-query';
import { exportCandidates } from './export-candidates';

type ExportButtonProps = {
  query: CandidateQuery;
  /** Number of results of the query. */
  total: number;
};

/** Exports the results. A long export shows its progress and can be cancelled. */
export function ExportButton({ query, total }: ExportButtonProps) {
  const [written, setWritten] = useState<number>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function save() {
    const { signal } = (running.current = new AbortController());
    setWritten(0);
    try {
      await exportCandidates(query, { signal, onProgress: (count) => setWritten(count) });
    } catch (error) {
      if (!signal.aborted)
        void alertFailure(error, { title: 'No se pudo exportar', fallback: tryAgainText(error) });
    }
    setWritten(undefined);
  }

  if (written === undefined) {
    return (
      <Button variant="ghost" size="sm" disabled={total === 0} onClick={() => void save()}>
        <FileSpreadsheet aria-hidden size={16} />
        Exportar a CSV
      </Button>
    );
  }
  return (
    <chakra.span display="flex" alignItems="center" gap="3">
      <label>
        <span>{`Exportando ${formatNumber(written)} de ${formatNumber(Math.max(total, written))}`}</span>{' '}
        <progress value={written} max={Math.max(total, 1)} />
      </label>
      <Button variant="outline" size="sm" onClick={() => running.current?.abort()}>
        Cancelar exportación
      </Button>
    </chakra.span>
  );
}
