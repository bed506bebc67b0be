import { linkAddress, linkHours, type LinkPurpose } from '@portal/contract/account-link';
import type { Database } from '../../../platform/database/database';
import type { Mail } from '../../../platform/mail/mail-transport';
import type { WritingTools } from '../../../platform/mail/send-due';
import { findAccount } from '../staff/account-repository';
import { issueLink } from './link-repository';

/** Written in the name of the company. */
type Letter = { subject: string; lines: readonly string[]; end: string };

/** Creates the token when the mail is sent, so that none is stored. */
const accountMail =
  (purpose: LinkPurpose, letterOf: (company: string) => Letter) =>
  async (
    db: Database,
    userId: number,
    { siteUrl, company }: Pick<WritingTools, 'siteUrl' | 'company'>,
  ): Promise<Mail | undefined> => {
    const account = await findAccount(db, userId);
    if (!account || account.state === 'disabled' || siteUrl === undefined) return undefined;
    const isInvited = account.state === 'invited';
    if (isInvited !== (purpose === 'invitation')) return undefined;
    const token = await issueLink(db, { purpose, userId });
    const letter = letterOf(company.name);
    return {
      id: `cuenta-${purpose}-${userId}-${Date.now()}`,
      to: account.email,
      subject: letter.subject,
      text: [...letter.lines, `${siteUrl}${linkAddress(token)}`, '', letter.end].join('\n'),
    };
  };

export const invitationMail = accountMail('invitation', (company) => ({
  subject: `${company}: tu cuenta de trabajo`,
  lines: [
    `Te invitaron a trabajar en el sitio de ${company}.`,
    `Elige tu usuario y tu contraseña en este enlace, que vale ${linkHours.invitation} horas y sirve una vez:`,
  ],
  end: 'Si no esperabas este mensaje, no tienes que hacer nada.',
}));

export const resetMail = accountMail('reset', (company) => ({
  subject: `${company}: otra contraseña`,
  lines: [
    'Alguien pidió otra contraseña para tu cuenta.',
    'Elígela en este enlace, que vale una hora y sirve una vez:',
  ],
  end: 'Si no fuiste tú, no tienes que hacer nada: tu contraseña sigue igual.',
}));
