import type { Database } from '../../platform/database/database';
import type { Mail } from '../../platform/mail/mail-transport';
import type { WritingTools } from '../../platform/mail/send-due';

/** Leaves out the sender's data, which do not belong in mailboxes. */
export const privacyNotice = async (
  _db: Database,
  id: number,
  { company }: Pick<WritingTools, 'company'>,
): Promise<Mail> => ({
  id: `privacidad-${id}`,
  subject: `${company.name}: solicitud de privacidad n.º ${id}`,
  text: 'Alguien pidió una copia, una corrección o la eliminación de sus datos. Revisa «Solicitudes de privacidad», en el módulo principal del sitio.',
});
