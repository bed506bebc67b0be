/** An e-mail address that breaks before its «@» where it must. */
export function EmailText({ email }: { email: string }) {
  const at = Math.max(email.lastIndexOf('@'), 0);

  // Another address is another element, so that its parts never change beside each other.
  return (
    <span key={email}>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  );
}
