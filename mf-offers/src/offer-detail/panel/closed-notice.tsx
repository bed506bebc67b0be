import { chakra } from '@chakra-ui/react/styled-system';

/** In the place of the action; it is no alarm, as the page was found like this. */
export const ClosedNotice = () => (
  <chakra.p
    padding="3"
    bg="soft"
    borderWidth="1px"
    borderRadius="sm"
    fontWeight="600"
    lineHeight="1.4"
  >
    Esta oferta ya no recibe postulaciones.
  </chakra.p>
);
