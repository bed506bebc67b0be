import { applicationEventsPath } from '@portal/contract/application-events';
import { credentialsToWire } from '@portal/contract/credentials';
import { paths } from '@portal/kit/routing/paths';
import { clientCredentials } from '../../../api/testing/demo-login';
import { siteFor, strangeAddress } from '../../people/site-for';
import { accounts } from '../prepare-data';
import { readOutcome, steadily, type AttackContext } from './stranger';

const from = ({ address }: AttackContext, number: number) =>
  siteFor(address, strangeAddress(number));

const publicPages = [paths.home, paths.offers, paths.about, paths.services, paths.contact] as const;
const pageFor = (number: number) => publicPages[number % publicPages.length] ?? paths.home;

/** Requests pages that are not cached, from a few addresses: 5,000 in two minutes. */
export const queries = steadily({
  name: 'consultas distintas',
  perSecond: 42,
  act: async (streets, number) =>
    readOutcome(await from(streets, number % 5)(`${pageFor(number)}?x=${number}`)),
});

/** Chooses published and unknown releases in all combinations. */
export const forgedPins = (published: readonly string[]) =>
  steadily({
    name: 'versiones elegidas',
    perSecond: 10,
    act: async (streets, number) => {
      const pin = published[number % published.length] ?? '';
      const cookie = `portal-pins=${pin},shell:${number}`;
      return readOutcome(await from(streets, 10)(pageFor(number), { headers: { cookie } }));
    },
  });

const forgedHost = 'ajeno.example.org';

/** Sends forged proxy headers with another client and host. */
export const forgedAddresses = steadily({
  name: 'cabeceras de proxy falsas',
  perSecond: 10,
  act: async (streets, number) => {
    const answer = await from(streets, 20)(pageFor(number), {
      headers: {
        'x-forwarded-for': `203.0.113.${number % 250}`,
        'x-forwarded-host': forgedHost,
        'x-forwarded-proto': 'javascript',
        forwarded: `for=203.0.113.9;host=${forgedHost};proto=https`,
      },
    });
    const text = await answer.clone().text();
    const isBelieved = text.includes(forgedHost) || text.includes('javascript://');
    const outcome = await readOutcome(answer);
    return isBelieved ? { ...outcome, fault: 'a forged host or scheme was believed' } : outcome;
  },
});

/** Attacks the account of honest staff, from a new address each time. */
export const wrongPasswords = steadily({
  name: 'claves equivocadas',
  perSecond: 5,
  act: async (streets, number) =>
    readOutcome(
      await from(streets, 100 + number)('/oauth/token', {
        method: 'POST',
        headers: { authorization: clientCredentials },
        body: credentialsToWire({ username: accounts.staff, password: `Clave${number}` }),
      }),
    ),
});

const threeMegabytes = Buffer.alloc(3 * 1024 * 1024 + 1, 'a');
const bodyPaths = [
  '/api/contacto',
  '/oauth/token',
  '/api/aplicantes-ofertas/upload-curriculum',
  paths.contact,
] as const;

export const bigBodies = steadily({
  name: 'cuerpos de 3 MB',
  perSecond: 2,
  act: async (streets, number) =>
    readOutcome(
      await from(streets, 30)(bodyPaths[number % bodyPaths.length] ?? '', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: threeMegabytes,
      }),
    ),
});

/** Checks many e-mails for one offer, to learn about applicants or to block them. */
export const emailChecks = steadily({
  name: 'correos sondeados',
  perSecond: 10,
  act: async (streets, number) =>
    readOutcome(
      await from(streets, 1000 + number)(`/api/aplicantes/correo/x${number}@example.org/100001`),
    ),
});

/** Opens event streams with a permitted account. Each stays open as long as the server allows. */
export const eventStreams = (headers: Record<string, string>) =>
  steadily({
    name: 'canales de novedades',
    perSecond: 10,
    act: async (streets) => {
      const answer = await from(streets, 40)(applicationEventsPath, {
        headers,
        signal: streets.over,
      });
      return readOutcome(answer);
    },
  });
