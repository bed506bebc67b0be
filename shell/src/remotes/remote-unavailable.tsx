import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '@portal/kit/ui/button';
import { useEffect, useRef } from 'react';
import { BrokenBridge } from '../art/broken-bridge';
import { nextChance, untilItWorks } from '../start/next-chance';

type RemoteUnavailableProps = {
  onRetry: () => void;
  /** Loads what is missing, so that it is shown as soon as it can be had. */
  load?: () => Promise<unknown>;
  /** It has been tried again in vain: what this page is made of may be gone for good. */
  isLasting: boolean;
};

/** Stands where a page should be that could not be had. */
export function RemoteUnavailable({ onRetry, load, isLasting }: RemoteUnavailableProps) {
  useComingBack(load, onRetry);

  return (
    <chakra.section
      role="alert"
      display="grid"
      justifyItems="center"
      alignContent="center"
      gap="4"
      minHeight="calc(100dvh - 60px)"
      paddingBlock="20"
      paddingInline="4"
      textAlign="center"
    >
      <BrokenBridge />
      <chakra.h1 textStyle="h2" tabIndex={-1} outline="none">
        Esta sección no está disponible
      </chakra.h1>
      <chakra.p color="ink.muted" maxWidth="prose">
        No pudimos cargarla en este momento. El resto del sitio sigue funcionando: inténtalo de
        nuevo en unos segundos.
      </chakra.p>
      <Button onClick={onRetry}>Reintentar</Button>
      {isLasting && (
        // Not by the router, which would stay in this page.
        <chakra.a href="" color="primary" fontWeight="600" textDecoration="underline">
          Volver a cargar la página
        </chakra.a>
      )}
    </chakra.section>
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
    nextChance(1)
      .then(() => untilItWorks(load, { signal }))
      .then(
        () => signal.aborted || back.current(),
        () => undefined,
      );
    return () => leaving.abort();
  }, [load]);
}
