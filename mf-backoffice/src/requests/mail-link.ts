export type Letter = { to: string; subject: string; body: string };

/** Opens an answer in the mail program, already addressed. */
export const mailLink = ({ to, subject, body }: Letter) =>
  `mailto:${encodeURIComponent(to)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
