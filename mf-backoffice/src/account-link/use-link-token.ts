import { maxLinkTokenLength } from '@portal/contract/account-link';
import { useLocation, useNavigate } from '@portal/runtime';
import { useEffect } from 'react';
import * as v from 'valibot';

const linkState = v.object({ accountLink: v.pipe(v.string(), v.maxLength(maxLinkTokenLength)) });

/**
 * The token of the link that led here. It stands behind the «#», which no server is sent, and goes from
 * the address at once; the history's state keeps it for a reload, and nothing else does.
 */
export function useLinkToken() {
  const { pathname, hash, state } = useLocation();
  const navigate = useNavigate();
  const given = /^#([\w-]+)$/.exec(hash)?.[1];
  const kept = v.safeParse(linkState, state);

  useEffect(() => {
    if (hash === '') return;
    void navigate(pathname, { replace: true, ...(given && { state: { accountLink: given } }) });
  }, [hash, given, pathname, navigate]);

  return given ?? (kept.success ? kept.output.accountLink : undefined);
}
