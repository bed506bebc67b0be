import { chakra } from '@chakra-ui/react/styled-system';
import { KindIcon } from './kind-icon';
import { noticeLook } from './notice-look';

/** Stays as long as the network is gone; nothing of what is on the page is lost meanwhile. */
export function OfflineCard() {
  return (
    <chakra.div css={noticeLook}>
      <KindIcon kind="warning" size="28px" />
      <chakra.p flex="1 1 12rem" minWidth="0" paddingBlock="1.5" textStyle="sm">
        <strong>Sin conexión.</strong> Puedes seguir leyendo esta página; lo que quieras enviar
        tendrá que esperar a que vuelva la red.
      </chakra.p>
    </chakra.div>
  );
}
