import { StartFailure } from '../start-failure';

/** Where the API is, by its setting: a scheme and a host, as the calls bring their own paths. */
export function readApiUrl(setting: string) {
  const url = URL.parse(setting);
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
  throw new StartFailure(
    `API_URL debe ser una dirección como https://api.ejemplo.org, no «${setting}».`,
  );
}
