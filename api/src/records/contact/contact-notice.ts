import type { Database } from '../../platform/database/database';
import type { Mail } from '../../platform/mail/mail-transport';
import type { WritingTools } from '../../platform/mail/send-due';
import { readContactRequests } from './contact-inbox';

export async function contactNotice(
  db: Database,
  id: number,
  { company }: Pick<WritingTools, 'company'>,
): Promise<Mail | undefined> {
  const [request] = await readContactRequests(db, [id]);
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
