import { useCompany } from '@portal/kit/company/use-company';
import { readAccountLink } from '@portal/kit/resources/account-links';
import { errorMessage, errorStatus } from '@portal/kit/failures/error-message';
import { useFresh } from '@portal/kit/query/use-fresh';
import { useLinkToken } from '@portal/kit/routing/use-link-token';
import { LoadFailure } from '@portal/kit/ui/load-failure';
import { Loading } from '@portal/kit/ui/loading';
import { useCallback } from 'react';
import { ActivationForm } from './activation-form';
import { LinkFrame } from './link-frame';
import { linkWords } from './link-words';
import { UnusableLink } from './unusable-link';

/** The page behind an account link: the user chooses a password here. */
export function AccountLinkPage() {
  const token = useLinkToken();

  return token === undefined ? (
    <UnusableLink text="Esta página se abre con el enlace que te enviaron. Ábrelo completo, o pide otro." />
  ) : (
    <OpenedLink key={token} token={token} />
  );
}

function OpenedLink({ token }: { token: string }) {
  const load = useCallback(() => readAccountLink(token), [token]);
  const { data: link, error, reload } = useFresh(load);
  const { name: company } = useCompany();

  if (link) {
    return (
      <LinkFrame {...linkWords(link, company)}>
        <ActivationForm token={token} link={link} />
      </LinkFrame>
    );
  }
  if (isUnusable(error)) {
    return (
      <UnusableLink
        text={errorMessage(error, 'Este enlace no sirve. Ábrelo completo, o pide otro.')}
      />
    );
  }
  return (
    <LinkFrame title="Tu enlace">
      {error === undefined ? (
        <Loading text="Leyendo el enlace..." minHeight="120px" />
      ) : (
        <LoadFailure error={error} text="No pudimos leer el enlace." onRetry={reload} />
      )}
    </LinkFrame>
  );
}

/** Also true for a malformed link, such as one that was copied incompletely. */
const isUnusable = (error: unknown) => [400, 404].includes(errorStatus(error) ?? 0);
