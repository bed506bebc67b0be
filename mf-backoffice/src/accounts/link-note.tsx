import { chakra } from '@chakra-ui/react/styled-system';
import { linkHours, type LinkPurpose } from '@portal/contract/account-link';
import { Clock } from 'lucide-react';

const nouns: Readonly<Record<LinkPurpose, string>> = {
  first: 'El enlace',
  reset: 'El enlace',
  invitation: 'La invitación',
};

/** Says how long a link is valid, and that only its recipient learns the password. */
export function LinkNote({ purpose }: { purpose: LinkPurpose }) {
  const hours = linkHours[purpose];

  return (
    <chakra.p display="flex" gap="2" color="ink.muted" fontSize="0.875rem">
      <chakra.span flexShrink="0" paddingTop="0.5">
        <Clock aria-hidden size={16} />
      </chakra.span>
      <span>{`${nouns[purpose]} vale ${hours === 1 ? '1 hora' : `${hours} horas`} y sirve una vez. Quien ${purpose === 'invitation' ? 'la' : 'lo'} abre elige su contraseña; nadie más la conoce.`}</span>
    </chakra.p>
  );
}
