type Letter = { subject: string; body: string };

/** Opens the mail program with a message to somebody, maybe already written (RFC 6068). */
export function mailLink(email: string, letter?: Letter) {
  const to = email.split('@').map(encodeURIComponent).join('@');
  if (!letter) return `mailto:${to}`;
  const body = letter.body.replaceAll('\n', '\r\n');
  return `mailto:${to}?subject=${encodeURIComponent(letter.subject)}&body=${encodeURIComponent(body)}`;
}
