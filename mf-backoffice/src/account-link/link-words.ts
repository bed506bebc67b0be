import type { AccountLink } from '@portal/contract/account-link';
import { dateAndTime } from '@portal/kit/format/dates';

/** Title and introduction of the page behind a link. */
export function linkWords(
  { purpose, name = '', username, email, expiresAt }: AccountLink,
  company: string,
) {
  const until = `El enlace vale hasta el ${dateAndTime(expiresAt)} y sirve una vez.`;
  if (purpose === 'first') {
    return {
      title: 'Primera cuenta de administración',
      text: `Todavía nadie puede entrar a ${company}. ${until}`,
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
    text: `Te invitaron a trabajar en ${company}. Elige cómo vas a entrar. ${until}`,
  };
}
