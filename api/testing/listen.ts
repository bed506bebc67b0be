import type { App } from '../src/platform/http/app-type';

/** Opens the application on a free port, for calls over a real connection. */
export async function listenOnFreePort(app: App) {
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  return Number(new URL(address).port);
}
