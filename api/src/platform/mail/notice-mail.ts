import { company } from '@portal/contract/company';
import { findContactRequest } from '../../desk/contact/contact-repository';
import type { Database } from '../database/database';
import type { Mail } from './mail-transport';

type NoticeKind = 'contact' | 'privacy';
export type Notice = { kind: NoticeKind; subjectId: number };

/** The mail that tells of a request; undefined when the request is gone. Written when it is sent. */
export async function noticeMail(db: Database, notice: Notice): Promise<Mail | undefined> {
  return notice.kind === 'contact' ? contactMail(db, notice.subjectId) : privacyMail(notice);
}

async function contactMail(db: Database, id: number): Promise<Mail | undefined> {
  const request = await findContactRequest(db, id);
  if (!request) return undefined;
  const { name, email, phone, description } = request;
  return {
    id: `contacto-${id}`,
    subject: `${company.name}: solicitud de contacto n.º ${id}`,
    replyTo: { name, address: email },
    text: [
      `Nombre: ${name}`,
      `Correo: ${email}`,
      `Celular: ${phone}`,
      '',
      description,
      '',
      'Queda en «Solicitudes de contacto», en el módulo principal del sitio.',
    ].join('\n'),
  };
}

/** Without a word of who has asked: mailboxes are no place for that. */
const privacyMail = ({ subjectId }: Notice): Mail => ({
  id: `privacidad-${subjectId}`,
  subject: `${company.name}: solicitud de privacidad n.º ${subjectId}`,
  text: 'Alguien pidió una copia, una corrección o la eliminación de sus datos. Revisa «Solicitudes de privacidad», en el módulo principal del sitio.',
});
