import { chakra } from '@chakra-ui/react/styled-system';
import { paths } from '@portal/kit/routing/paths';
import { LinkButton } from '@portal/kit/ui/link-button';
import { BrokenBridge } from '../art/broken-bridge';

/** Page for an unknown address (reading A46). */
export function NotFoundPage() {
  return (
    <chakra.div
      display="grid"
      justifyItems="center"
      alignContent="center"
      gap="4"
      minHeight="calc(100dvh - 60px)"
      paddingBlock="16"
      paddingInline="4"
      textAlign="center"
    >
      <BrokenBridge />
      <chakra.h1 textStyle="h2" tabIndex={-1}>
        Esta página no existe
      </chakra.h1>
      <chakra.p color="ink.muted" maxWidth="26em">
        Puede que la dirección esté mal escrita o que la página haya cambiado de lugar.
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" justifyContent="center" gap="3" marginTop="4">
        <LinkButton to={paths.home}>Volver al inicio</LinkButton>
        <LinkButton to={paths.offers} variant="outline">
          Ver ofertas laborales
        </LinkButton>
      </chakra.div>
    </chakra.div>
  );
}
