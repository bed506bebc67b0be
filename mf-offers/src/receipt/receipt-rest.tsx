import { InlineNotice } from '@portal/kit/ui/inline-notice';
import { LoadFailure } from '@portal/kit/ui/load-failure';
import { Loading } from '@portal/kit/ui/loading';
import { useFresh } from '@portal/kit/query/use-fresh';
import { useCallback } from 'react';
import type { Receipt } from './receipt';
import { findReceipt, type FoundReceipt } from './receipt-from-server';

/** A receipt with the sent data, from this page's memory or from the server by its code. */
export function useWholeReceipt(kept: Receipt) {
  const load = useCallback(
    (): Promise<FoundReceipt> =>
      kept.content ? Promise.resolve({ receipt: kept }) : findReceipt(kept),
    [kept],
  );
  const { data: found, error, reload } = useFresh(load);
  return { receipt: found?.receipt ?? kept, found, error, reload };
}

/** Explains why a receipt shows only code and offer. Empty if it is complete. */
export function ReceiptRest({ receipt, found, error, reload }: ReturnType<typeof useWholeReceipt>) {
  if (receipt.content) return undefined;
  if (error !== undefined) {
    return (
      <LoadFailure
        kind="warning"
        error={error}
        text="No pudimos leer el resto de tu comprobante. El código y la oferta están aquí."
        onRetry={reload}
      />
    );
  }
  if (!found) return <Loading text="Buscando lo que enviaste..." minHeight="8rem" />;
  return <InlineNotice kind="info">{missingText(found)}</InlineNotice>;
}

function missingText({ receipt: { code }, application }: FoundReceipt) {
  if (code === undefined) return 'De esta postulación solo quedó aquí la oferta.';
  if (!application) return 'Ya no tenemos los datos de esta postulación.';
  return application.state === 'withdrawn'
    ? 'Retiraste esta postulación y borramos lo que enviaste.'
    : 'El resto de este comprobante no está disponible.';
}
