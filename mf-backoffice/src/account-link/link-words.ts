import type { AccountLink } from '@portal/contract/account-link';
import { companyContact } from '@portal/contract/company-contact';
import { dateAndTime } from '@portal/kit/format/dates';

/** How the page is called, and what it is for. */
export function linkWords({ purpose, name = '', username, email, expiresAt }: AccountLink) {
  const until = `El enlace vale hasta el ${dateAndTime(expiresAt)} y sirve una vez.`;
  if (purpose === 'first') {
    return {
      title: 'Primera cuenta de administración',
      text: `Todavía nadie puede entrar a ${companyContact.name}. ${until}`,
    };
  }
  if (purpose === 'reset') {
    return {
      title: 'Elige otra contraseña',
      text: `Para ${username ?? email ?? name}. ${until}`,
    };
  }
  return {
    title: name === '' ? 'Hola' : `Hola, ${name}`,
    text: `Te invitaron a trabajar en ${companyContact.name}. Elige cómo vas a entrar. ${until}`,
  };
}
