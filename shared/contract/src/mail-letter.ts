import { mailLink } from './mail-link';

type Letter = { email: string; subject: string; body: string };

/** Address that opens the mail program with a prepared message (RFC 6068). */
export const mailLetter = ({ email, subject, body }: Letter) =>
  `${mailLink(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`;
