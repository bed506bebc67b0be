import { mailLink } from './mail-link';

type Letter = { email: string; subject: string; body: string };

/** Opens the mail program with a message that is already written. */
export const mailLetter = ({ email, subject, body }: Letter) =>
  `${mailLink(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`;
