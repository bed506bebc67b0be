import type { AskedAddresses } from '@portal/releases/addresses';
import { siteAddress } from '@portal/releases/redirects';
import * as v from 'valibot';
import { textsOf, UsageError, type CommandLine } from './command';

/** Options for addresses that lose their page. */
export const addressOptions = {
  drop: { type: 'string', multiple: true },
  redirect: { type: 'string', multiple: true },
} as const;

/** Fails with the correct form. */
export const addressesOf = (line: CommandLine): AskedAddresses => ({
  dropped: textsOf(line, 'drop').map(readDropped),
  redirects: Object.fromEntries(textsOf(line, 'redirect').map(readRedirect)),
});

function readDropped(text: string) {
  if (text.startsWith('/')) return text;
  throw new UsageError(`--drop lleva una dirección como /hola, no «${text}».`);
}

function readRedirect(text: string): readonly [from: string, to: string] {
  const [from = '', to = '', ...more] = text.split('=');
  if (more.length === 0 && v.is(siteAddress, from) && v.is(siteAddress, to)) return [from, to];
  throw new UsageError(
    `--redirect lleva dos direcciones del sitio, sin parámetros, como /hola=/otra, no «${text}».`,
  );
}
