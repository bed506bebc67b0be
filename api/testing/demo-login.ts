import { webClient } from '@portal/contract/credentials';

export const demoLogin = { username: 'admin', password: 'Puente2026' };

export const clientCredentials = `Basic ${Buffer.from(`${webClient.id}:${webClient.secret}`).toString('base64')}`;
