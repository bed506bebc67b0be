import { useLocation, useNavigate } from '@portal/runtime';
import { useEffect } from 'react';
import * as v from 'valibot';

const maxTokenLength = 64;
const linkState = v.object({ linkToken: v.pipe(v.string(), v.maxLength(maxTokenLength)) });

/**
 * Token of an e-mail link. It is in the fragment, so no server receives it. Moves it from the URL
 * to the history state at once, where it survives a reload.
 *
 * @param name - text before the token, such as «confirmar=»
 */
export function useLinkToken(name = ''): string | undefined {
  const { pathname, hash, state } = useLocation();
  const navigate = useNavigate();
  const isLink = hash !== '' && hash.startsWith(`#${name}`);
  const text = isLink ? hash.slice(1 + name.length) : '';
  const given = /^[\w-]+$/.test(text) ? text : undefined;
  const kept = v.safeParse(linkState, state);

  useEffect(() => {
    if (!isLink) return;
    void navigate(pathname, { replace: true, ...(given && { state: { linkToken: given } }) });
  }, [isLink, given, pathname, navigate]);

  return given ?? (kept.success ? kept.output.linkToken : undefined);
}
