import { chakra } from '@chakra-ui/react/styled-system';
import { Mail } from 'lucide-react';
import { typedAddress } from '../../receipt/typed-address';

/** Asks the applicant to confirm the e-mail by the link that the server sent. */
export const ConfirmEmail = ({ email }: { email: string }) => (
  <chakra.div
    display="flex"
    gap="3"
    padding="4"
    bg="warning.tint"
    borderRadius="md"
    lineHeight="1.55"
  >
    <chakra.span aria-hidden color="warning" marginTop="0.5">
      <Mail size={20} />
    </chakra.span>
    <chakra.div minWidth="0">
      <chakra.h2 fontSize="1rem" fontWeight="700">
        Confirma tu correo
      </chakra.h2>
      <p>
        {`Te enviamos un mensaje a ${typedAddress(email)}. Ábrelo y toca el enlace: así sabemos que la postulación es tuya.`}
      </p>
    </chakra.div>
  </chakra.div>
);
