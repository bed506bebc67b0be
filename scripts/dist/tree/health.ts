import './settings';
import { readSettings, siteSettings } from 'shell/settings';

// Exits with 0 if the site answers and, if the API is started here, the API is ready; otherwise
// with 1 and a message. Needs the site's settings and API_PORT.

/** Longest wait for an answer, in milliseconds. */
const maxWait = 5_000;

const { PORT = '8080', HOST = 'localhost', API_URL, API_PORT = '8081' } = process.env;

/** A server that listens on every address is asked through localhost. */
const host = ['0.0.0.0', '::', ''].includes(HOST) ? 'localhost' : HOST;

/** Uses the public host name, because the site answers to no other. */
const { canonical = `http://${host}:${PORT}` } = readSettings(siteSettings(process.env)).origins;

await ask(`http://${host}:${PORT}/robots.txt`, { host: new URL(canonical).host });
if (!API_URL) await ask(`http://127.0.0.1:${API_PORT}/health/ready`);

async function ask(url: string, headers: Record<string, string> = {}) {
  const said = await fetch(url, { headers, signal: AbortSignal.timeout(maxWait) }).then(
    ({ status }) => status,
    String,
  );
  if (said === 200) return;
  process.stderr.write(`${url}: ${said}\n`);
  process.exitCode = 1;
}
