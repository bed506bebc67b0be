import { developmentId, releaseUrl } from '@portal/releases/release-names';
import type { DevelopmentState } from './development-state';

let known: Readonly<Record<string, string>> = {};

/**
 * Replaces the style sheets of earlier dev builds. The old ones are removed once the new one is
 * loaded.
 * @param builds current build of each application
 */
export function renewSheets(builds: Readonly<Record<string, string>>) {
  for (const [application, build] of Object.entries(builds)) {
    // The first reported build may be the one that the page was loaded with.
    if (known[application] === undefined || known[application] === build) continue;
    const sheets = sheetsOf(application);
    for (const address of new Set(sheets.map(addressOf))) {
      renew(
        sheets.filter((sheet) => addressOf(sheet) === address),
        `${address}?${build}`,
      );
    }
  }
  known = { ...known, ...builds };
}

let before: Readonly<Record<string, string>> = {};

/**
 * Reloads the page if an application's list of style sheets has changed, because the page was
 * composed with the old list.
 * @param sheets style sheets of all pages of each application
 */
export function reloadOnNewSheets(sheets: DevelopmentState['sheets'] = {}) {
  const now = Object.entries(sheets).map(([name, files]) => [name, files.join()] as const);
  if (now.some(([name, files]) => (before[name] ?? files) !== files)) location.reload();
  before = { ...before, ...Object.fromEntries(now) };
}

const sheetsOf = (application: string) => [
  ...document.querySelectorAll<HTMLLinkElement>(
    `link[rel=stylesheet][href^="${releaseUrl(application, developmentId)}"]`,
  ),
];

const addressOf = ({ href }: HTMLLinkElement) => new URL(href).pathname;

function renew(earlier: readonly HTMLLinkElement[], href: string) {
  const last = earlier.at(-1);
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.media = last?.media ?? '';
  link.href = href;
  link.addEventListener('load', () => earlier.forEach((one) => one.remove()));
  link.addEventListener('error', () => link.remove());
  last?.after(link);
}
