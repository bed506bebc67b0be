import { webClient } from '@portal/contract/credentials';

/** The demo's administrator. */
export const demoLogin = { username: 'admin', password: 'Puente2026' };

export const clientCredentials = `Basic ${Buffer.from(`${webClient.id}:${webClient.secret}`).toString('base64')}`;
