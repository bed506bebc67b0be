/** An e-mail address that may break before its «@». */
export function EmailText({ email }: { email: string }) {
  const at = Math.max(email.lastIndexOf('@'), 0);

  // The key replaces the element for another address, so that its text nodes never change.
  return (
    <span key={email}>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  );
}
