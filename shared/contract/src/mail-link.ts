/** Address that opens the mail program with a new message to the recipient (RFC 6068). */
export const mailLink = (email: string) =>
  `mailto:${email.split('@').map(encodeURIComponent).join('@')}`;
