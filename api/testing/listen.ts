import type { App } from '../src/platform/http/app-type';

/** Listens for calls over real connections. */
export async function listenOnFreePort(app: App) {
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  return Number(new URL(address).port);
}
