import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '@portal/kit/ui/button';
import { useEffect, useRef } from 'react';
import { waitForRetry, retryUntilSuccess } from '../start/retry';
import { NoticeText, SectionNotice } from './section-notice';
import { unavailableTitle } from './unavailable-title';

type RemoteUnavailableProps = {
  onRetry: () => void;
  /** Loads the missing page in the background, to show it as soon as it works. */
  load?: () => Promise<unknown>;
};

/** Replaces a page that failed to load. */
export function RemoteUnavailable({ onRetry, load }: RemoteUnavailableProps) {
  useComingBack(load, onRetry);

  return (
    <SectionNotice title={unavailableTitle} role="alert">
      <NoticeText>
        No pudimos cargarla en este momento. El resto del sitio sigue funcionando: inténtalo de
        nuevo en unos segundos.
      </NoticeText>
      <Button onClick={onRetry}>Reintentar</Button>
      {/* A full reload, because the release set of this page may no longer exist. */}
      <chakra.a href="" color="primary" fontWeight="600" textDecoration="underline">
        Volver a cargar la página
      </chakra.a>
    </SectionNotice>
  );
}

function useComingBack(load: RemoteUnavailableProps['load'], onBack: () => void) {
  const back = useRef(onBack);
  useEffect(() => {
    back.current = onBack;
  }, [onBack]);

  useEffect(() => {
    if (!load) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    waitForRetry(1)
      .then(() => retryUntilSuccess(load, { signal }))
      .then(
        () => signal.aborted || back.current(),
        () => undefined,
      );
    return () => leaving.abort();
  }, [load]);
}
