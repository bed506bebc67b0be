import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '@portal/kit/ui/button';
import { BrokenBridge } from '../layout/broken-bridge';

type RemoteUnavailableProps = { text?: string; onRetry: () => void };

/** Stands where a page should be that could not be had. */
export function RemoteUnavailable({ text = defaultText, onRetry }: RemoteUnavailableProps) {
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
        {text}
      </chakra.p>
      <Button onClick={onRetry}>Reintentar</Button>
    </chakra.section>
  );
}

const defaultText =
  'No pudimos cargarla en este momento. El resto del sitio sigue funcionando: inténtalo de nuevo en unos segundos.';
