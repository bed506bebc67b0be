import { chakra } from '@chakra-ui/react/styled-system';

/** Replaces the action. Not an alert, because the page was loaded like this. */
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
