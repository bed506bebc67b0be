import { chakra } from '@chakra-ui/react/styled-system';
import { paths } from '@portal/kit/routing/paths';
import { EmptyState } from '@portal/kit/ui/empty-state';
import { LinkButton } from '@portal/kit/ui/link-button';

/** Answers an address that nothing stands at. */
export function NotFoundPage() {
  return (
    <chakra.div paddingBlock="16" paddingInline="4" textAlign="center">
      <chakra.h1 textStyle="h2" tabIndex={-1} outline="none">
        Página no encontrada
      </chakra.h1>
      <EmptyState text="La dirección no existe o cambió de lugar.">
        <LinkButton to={paths.home}>Ir al inicio</LinkButton>
      </EmptyState>
    </chakra.div>
  );
}
