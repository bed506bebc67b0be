import './settings';
import { readSettings, siteSettings } from 'shell/settings';

// Ends with 0 if the site serves, and its API, if that is started here, says that it is ready; else with 1
// and a sentence. It needs the settings of the site, and API_PORT.

/** How long an answer may take, in milliseconds. */
const maxWait = 5_000;

const { PORT = '8080', HOST = 'localhost', API_URL, API_PORT = '8081' } = process.env;

/** A server that listens on every address is asked on this machine. */
const host = ['0.0.0.0', '::', ''].includes(HOST) ? 'localhost' : HOST;

/** By the name that the site is known by, as it answers to no other. */
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
