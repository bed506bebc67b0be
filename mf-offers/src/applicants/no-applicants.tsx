import { chakra } from '@chakra-ui/react/styled-system';
import { InlineNotice } from '@portal/kit/ui/inline-notice';

/** Shown for an empty list and for one that could not be read (specification §2). */
export const noneFoundText =
  'No se encontraron aplicantes para esta oferta o hubo un error al cargar.';

/** An empty list has a text in two sections of the specification (§2, §8): both stand (reading A15). */
export function NoApplicants() {
  return (
    <InlineNotice kind="warning">
      <p>{noneFoundText}</p>
      <chakra.p color="ink.muted">
        Sin aplicantes: Para esta oferta no se tienen aplicantes registrados.
      </chakra.p>
    </InlineNotice>
  );
}
