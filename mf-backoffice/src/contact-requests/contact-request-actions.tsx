import { company } from '@portal/contract/company';
import type { ReceivedContactRequest } from '@portal/contract/received-contact-request';
import {
  deleteContactRequest,
  markContactRequest,
} from '@portal/kit/resources/received-contact-requests';
import { Button } from '@portal/kit/ui/button';
import { ExternalLinkButton } from '@portal/kit/ui/link-button';
import { Mail, Trash2 } from 'lucide-react';
import { deleteForGood } from '../requests/delete-for-good';
import { mailLink } from '../requests/mail-link';
import { MarkButton } from '../requests/mark-button';

export type ContactRequestChanges = {
  onChanged: (request: ReceivedContactRequest) => void;
  onDeleted: () => void;
};

type ContactRequestActionsProps = ContactRequestChanges & { request: ReceivedContactRequest };

export function ContactRequestActions(props: ContactRequestActionsProps) {
  const { request, onChanged, onDeleted } = props;

  const remove = () =>
    deleteForGood({
      title: 'Eliminar solicitud',
      text: `Vas a eliminar para siempre la solicitud de ${request.name}.`,
      confirmLabel: 'Sí, eliminar',
      remove: () => deleteContactRequest(request.id),
      onRemoved: onDeleted,
    });

  return (
    <>
      <Button
        variant="ghost"
        color="danger"
        _hover={{ bg: 'danger.tint' }}
        onClick={() => void remove()}
      >
        <Trash2 aria-hidden size={18} />
        Eliminar solicitud
      </Button>
      <MarkButton
        request={request}
        mark={async (isAnswered) => onChanged(await markContactRequest(request.id, isAnswered))}
      />
      <ExternalLinkButton href={answerTo(request)}>
        <Mail aria-hidden size={18} />
        Responder por correo
      </ExternalLinkButton>
    </>
  );
}

const answerTo = ({ email, name, description }: ReceivedContactRequest) =>
  mailLink({
    to: email,
    subject: `Tu solicitud a ${company.name}`,
    body: `Hola, ${name}:\n\n\n\n> ${description.slice(0, 1000).replaceAll('\n', '\n> ')}`,
  });
